// The three attachment files of the demo e-mails.
import { crc32, deflateSync } from 'node:zlib';
import { Problem } from '#kit/errors.ts';
import type { Database } from '#kit/server/database/database.ts';
import type { FileStore } from '#kit/server/files/fileStore.ts';
import { plainPdf } from '#kit/server/files/plainPdf.ts';
import type {} from '../tables.ts';
import type { DemoFile } from './demoMail.ts';

/** Key in the file store, and file name. */
export const demoFiles: Record<DemoFile['about'], { file: string; mediaType: string; bytes(): Buffer }> = {
  table: { file: 'demo-table', mediaType: 'text/plain; charset=utf-8', bytes: table },
  paper: { file: 'demo-paper', mediaType: 'application/pdf', bytes: paper },
  picture: { file: 'demo-picture', mediaType: 'image/png', bytes: picture },
};

/**
 * Stores the files that demo e-mails refer to and that are not stored yet, one process at a time. Without free space, the next start tries
 * again.
 */
export async function keepDemoFiles(database: Database, files: FileStore): Promise<void> {
  try {
    await keepThose(database, files);
  } catch (error) {
    if (!(error instanceof Problem && error.type === 'insufficient-storage')) throw error;
  }
}

async function keepThose(database: Database, files: FileStore): Promise<void> {
  for (const { file, bytes } of Object.values(demoFiles)) {
    const [used, kept] = [
      await database.read.selectFrom('email_attachments').select('id').where('file', '=', file).limit(1).executeTakeFirst(),
      await database.read.selectFrom('email_files').select('file').where('file', '=', file).executeTakeFirst(),
    ];
    if (!used || kept) continue;
    // An interrupted start may have left it.
    await files.remove(file);
    for await (const _ of files.save(file, once(bytes())));
    await database.write((db) =>
      db
        .insertInto('email_files')
        .values({ file, created_at: new Date().toISOString(), unused_since: null })
        .onConflict((conflict) => conflict.doNothing())
        .execute(),
    );
  }
}

async function* once(bytes: Uint8Array) {
  yield bytes;
}

function table(): Buffer {
  const rows = [
    ['item', 'descrição', 'unidade', 'quantidade', 'preço unitário', 'total'],
    ['1', 'Papel A4, 75 g/m², resma', 'resma', '4.800', '24,90', '119.520,00'],
    ['2', 'Caderno universitário, 96 folhas', 'unidade', '1.500', '11,40', '17.100,00'],
    ['3', 'Toner preto original', 'unidade', '80', '318,00', '25.440,00'],
    ['4', 'Frete e descarga', 'verba', '1', '8.250,00', '8.250,00'],
  ];
  // Spreadsheet programs recognize UTF-8 by the byte order mark.
  return Buffer.from(`\uFEFF${rows.map((row) => row.join(';')).join('\r\n')}\r\n`);
}

/** One page with a few lines of text. */
function paper(): Buffer {
  return plainPdf([
    'Documento de demonstração',
    '',
    'Este arquivo acompanha um e-mail inventado do Certame.',
    'Nenhum processo, empresa ou pessoa é real.',
  ]);
}

const [WIDTH, HEIGHT] = [480, 320];

/** Draws a yard: sky, a wall with windows, tiles. */
function picture(): Buffer {
  const raw = Buffer.alloc((WIDTH * 3 + 1) * HEIGHT);
  for (let y = 0; y < HEIGHT; y++) for (let x = 0; x < WIDTH; x++) raw.set(colourAt(x, y), y * (WIDTH * 3 + 1) + 1 + x * 3);
  const header = Buffer.alloc(13);
  header.writeUInt32BE(WIDTH, 0);
  header.writeUInt32BE(HEIGHT, 4);
  // Eight bits per channel, RGB.
  header.set([8, 2, 0, 0, 0], 8);
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  return Buffer.concat([signature, chunk('IHDR', header), chunk('IDAT', deflateSync(raw)), chunk('IEND', Buffer.alloc(0))]);
}

function colourAt(x: number, y: number): [number, number, number] {
  if (y < 110) return [150 + y / 3, 200 + y / 4, 235];
  if (y < 210) {
    const isWindow = x % 80 > 22 && x % 80 < 58 && y > 130 && y < 175;
    return isWindow ? [88, 120, 140] : [222, 205, 176];
  }
  // Tiles get bigger towards the viewer.
  const depth = (y - 210) / 110;
  const isJoint = (y - 210) % Math.round(12 + depth * 20) < 2 || Math.abs((x - WIDTH / 2) / (0.4 + depth)) % 60 < 2;
  return isJoint ? [120, 112, 104] : [176 - depth * 20, 168 - depth * 20, 158 - depth * 20];
}

function chunk(type: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const frame = Buffer.alloc(8);
  frame.writeUInt32BE(data.length, 0);
  frame.writeUInt32BE(crc32(named), 4);
  return Buffer.concat([frame.subarray(0, 4), named, frame.subarray(4)]);
}
