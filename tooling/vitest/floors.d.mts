/** What is wrong with the floors of a package; empty lists where nothing is. */
export interface Floors {
  /** Files that stand on no floor. */
  readonly homeless: readonly string[];
  /** Imports that run up, as `file -> file`; type imports count. */
  readonly upwards: readonly string[];
  /** Circles of files. */
  readonly circles: readonly string[];
  /** Files of more than 400 lines. */
  readonly long: readonly string[];
}

/**
 * Looks at how the sources of a package import each other. Tests may import whatever they like.
 *
 * @param url of a module in the root of the sources: `import.meta.url`
 * @param floors from the ground up: the names of the folders and files of the root that stand on each. What stands on one may
 *   import what stands on it or below
 */
export declare function floorsIn(url: string, floors: readonly (readonly string[])[]): Floors;

/**
 * The tests of a package that come by some of its folders, through whatever they import, type imports too.
 *
 * @param url `import.meta.url` of a file in the package's `src`
 * @param folders as paths from `src`
 * @returns the paths of the tests from `src`
 */
export declare function testsReaching(url: string, folders: readonly string[]): readonly string[];
