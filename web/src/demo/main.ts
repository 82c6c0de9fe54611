import '../styles/tokens.css';
import '../styles/base.css';
import { mount } from 'svelte';
import Demo from './Demo.svelte';

mount(Demo, { target: document.body });
