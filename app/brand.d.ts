interface ImportMetaEnv {
  /** The brand's ink, as plugins/brand puts it in. */
  readonly THEME_COLOR: string;
}
