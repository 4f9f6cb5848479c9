const BUILT = /^\.\/dist\/(.*)\.js$/u;

/**
 * The source behind each name that a package is imported by.
 * @param {{ name: string, exports?: Record<string, string | { default: string }> }} manifest
 * @returns {Record<string, string>} paths from the package's folder
 */
export const sourcesOf = ({ name, exports = {} }) =>
  Object.fromEntries(
    Object.entries(exports).flatMap(([way, to]) => {
      const built = typeof to === 'string' ? null : BUILT.exec(to.default);
      return built ? [[`${name}${way.slice(1)}`, `src/${built[1]}.ts`]] : [];
    }),
  );
