// Sources of other versions of Certame, in a folder of their own, which run with the packages of this one.
import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { readRelease, releasesIn, schemaOf } from '#kit/server/testing/testRelease.ts';
import { root } from '../../scripts/run.mjs';

const releases = join(root, 'src/app/server/releases');
/** What a server needs, without `web`. */
const parts = ['src', 'migrations', 'package.json'];

/** The newest recorded release, with the number of its newest migration. */
export async function newestRelease(): Promise<{ name: string; schema: number; commit: string }> {
  const recorded = await readRelease((await releasesIn(releases)).at(-1) as string);
  const { release, commit = JSON.parse(readFileSync(join(releases, 'commits.json'), 'utf8'))[release] } = recorded;
  return { name: release, schema: schemaOf(recorded), commit };
}

/** Whether this clone has a commit: a shallow one may lack it, and an archive has no commits at all. */
export function hasCommit(commit: string): boolean {
  return spawnSync('git', ['cat-file', '-e', `${commit}^{commit}`], { cwd: root }).status === 0;
}

/** Writes the sources of a commit into the new folder `dir`. */
export function checkOut(commit: string, dir: string): void {
  mkdirSync(dir);
  const archive = spawnSync('git', ['archive', commit, ...parts, ':(exclude,glob)**/web/**'], { cwd: root, maxBuffer: 2 ** 28 });
  const unpacked = spawnSync('tar', ['-x', '-C', dir], { input: archive.stdout });
  const failed = [archive, unpacked].find(({ status }) => status !== 0);
  if (failed) throw new Error(`The sources of ${commit} cannot be written: ${failed.error?.message ?? failed.stderr}`);
  linkPackages(dir);
}

/** Writes these sources, with a migration more, into the new folder `dir`. @returns the number of the migration */
export function addMigration(script: string, dir: string): number {
  for (const part of parts) cpSync(join(root, part), join(dir, part), { recursive: true, filter: (path) => basename(path) !== 'web' });
  const number = Math.max(...readdirSync(join(dir, 'migrations')).map((file) => Number(file.slice(0, 4)))) + 1;
  writeFileSync(join(dir, 'migrations', `${String(number).padStart(4, '0')}_next.sql`), script);
  linkPackages(dir);
  return number;
}

function linkPackages(dir: string): void {
  symlinkSync(join(root, 'node_modules'), join(dir, 'node_modules'), 'junction');
}
