/** A module that is said to have games, as somebody wrote it. */
export interface NamedModule {
  /** A path from the folder, or the name of a package. */
  readonly module: string;
  readonly folder: string;
  /** Who names it: the option, or the file. */
  readonly from: string;
}
