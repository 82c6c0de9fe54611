/** Words: `t(key, values?)` from the Fluent files in `locales/`, in the language that is shown. */
export {
  isLanguage,
  languageNames,
  languages,
  matchLanguage,
  regionalForm,
  type Language,
} from './languages';
export { lessonParts, needTexts, showLanguage, shownLanguage, t, type TextArguments } from './texts.svelte';
