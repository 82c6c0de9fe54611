interface ImportMetaEnv {
  /** The version of the app, from `package.json`. */
  readonly VERSION: string;
}
