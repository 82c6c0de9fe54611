/** What a bundler makes of the stylesheet: import it for its effect. */
declare const styles: unknown;
export default styles;
