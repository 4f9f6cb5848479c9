import { cpSync, symlinkSync } from 'node:fs';
import { join, relative } from 'node:path';
import { root, run } from '../commands.mjs';
import { inOrder } from '../outcomes.mjs';

const LEFT_OUT = /(^|\/)(\.git|\.turbo|\.reports|\.readme|coverage|\.bin|\.cache|\.vite\w*)$|^node_modules$/u;

const author = ['-c', 'user.name=reticle', '-c', 'user.email=reticle@example.invalid'];

/**
 * Copies the workspace, with the build, into a repository of its own, in which a release leaves no traces.
 * @param {string} copy an empty folder
 */
export const copyWorkspace = (copy) => {
  cpSync(root, copy, {
    recursive: true,
    verbatimSymlinks: true,
    filter: (from) => !LEFT_OUT.test(relative(root, from).replaceAll('\\', '/')),
  });
  return inOrder([
    () => run('git', ['init', '--quiet', '--initial-branch=main'], { cwd: copy }),
    () => run('git', ['add', '--all'], { cwd: copy }),
    () => run('git', [...author, 'commit', '--quiet', '--message=The workspace'], { cwd: copy }),
  ]);
};

/**
 * Links the dependencies: packages of the workspace within the copy, the others from the workspace itself.
 * @param {string} copy
 */
export const linkDependencies = (copy) => symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'));
