// Small disks for faults of disks: made and mounted by root on Linux.
import { spawnSync } from 'node:child_process';
import { chmodSync, copyFileSync, mkdtempSync, readFileSync, renameSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { memoryFolder } from '../scripts/memoryFolder.mjs';

export type Disk = { folder: string; unmount(): void };

const mounted = new Set<Disk>();
process.on('exit', () => {
  for (const disk of mounted) disk.unmount();
});

/** Why no disk can be made here; empty if one can. */
export function whyNoDisk(...programs: string[]): string {
  if (process.platform !== 'linux') return 'needs Linux';
  if (process.getuid?.() !== 0) return 'needs root';
  const missing = ['mount', ...programs].find((program) => spawnSync('which', [program]).status !== 0);
  if (missing) return `no ${missing}`;
  try {
    diskInMemory(1).unmount();
    return '';
  } catch {
    return 'no disk may be mounted';
  }
}

function run(program: string, ...args: string[]): string {
  const { status, stdout, stderr } = spawnSync(program, args, { encoding: 'utf8' });
  if (status !== 0) throw new Error(`${program} ${args.join(' ')}: ${stderr}`);
  return stdout.trim();
}

function newFolder(): string {
  const folder = mkdtempSync(join(memoryFolder(), 'certame-disk-'));
  // PostgreSQL runs under another account.
  chmodSync(folder, 0o755);
  return folder;
}

/** A disk of so many MiB that is full when they are used. */
export function diskInMemory(mebibytes: number): Disk {
  const folder = newFolder();
  run('mount', '-t', 'tmpfs', '-o', `size=${mebibytes}m,mode=0777`, 'certame-faults', folder);
  const disk: Disk = {
    folder,
    unmount: () => {
      mounted.delete(disk);
      run('umount', '--lazy', folder);
      rmSync(folder, { recursive: true });
    },
  };
  mounted.add(disk);
  return disk;
}

/**
 * A disk in a file, which has what was written back so far: after a power cut that is all there is. Besides what programs sync, the kernel
 * writes back by its own timers (after about 30 s, sooner under load), so a missing sync shows only in what was written shortly before.
 */
export class DiskImage implements Disk {
  readonly folder = newFolder();
  readonly #place = newFolder();
  readonly #file = join(this.#place, 'disk');
  #device = '';

  constructor(mebibytes: number) {
    writeFileSync(this.#file, '');
    truncateSync(this.#file, mebibytes * 2 ** 20);
    run('mkfs.ext4', '-q', '-F', this.#file);
    this.#mount();
    chmodSync(this.folder, 0o777);
    mounted.add(this);
  }

  /** Writes back everything. */
  sync(): void {
    run('sync', '--file-system', this.folder);
  }

  /** Keeps the disk as it would be after a power cut now. Programs on it are to be stopped before, and ended before `restore`. */
  cutPower(): void {
    for (;;) {
      const before = this.#written();
      copyFileSync(this.#file, `${this.#file}.cut`);
      // The kernel may have written something back meanwhile: then the copy is of no single moment.
      if (this.#written() === before) return;
    }
  }

  /** Puts the disk of the power cut in the place of this one. */
  restore(): void {
    this.#unmount();
    renameSync(`${this.#file}.cut`, this.#file);
    this.#mount();
  }

  unmount(): void {
    mounted.delete(this);
    this.#unmount();
    for (const folder of [this.folder, this.#place]) rmSync(folder, { recursive: true });
  }

  #mount(): void {
    this.#device = run('losetup', '--find', '--show', this.#file);
    // The journal is not committed every five seconds, as is usual: fewer writes are saved that no program synced.
    run('mount', '-o', 'commit=300', this.#device, this.folder);
  }

  #unmount(): void {
    run('umount', '--lazy', this.folder);
    run('losetup', '--detach', this.#device);
  }

  /** How often and how much was written to the device. */
  #written(): string {
    return readFileSync(`/sys/block/${basename(this.#device)}/stat`, 'utf8')
      .trim()
      .split(/\s+/)
      .slice(4, 7)
      .join();
  }
}
