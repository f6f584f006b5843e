import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { imageLimit } from '#kit/images.ts';
import { type ImageShape, imageRenderer } from './render.ts';

const renderer = imageRenderer();
const render = (bytes: Buffer, shape: ImageShape) => renderer(inOnePiece(bytes), shape, 1);
const refused = { type: 'unsupported-media-type' };

/** Red at the top, blue at the bottom. */
function picture(width = 60, height = 40) {
  const blue = { create: { width, height: Math.ceil(height / 2), channels: 3, background: '#0000ff' } } as const;
  return sharp({ create: { width, height, channels: 3, background: '#ff0000' } }).composite([{ input: blue, gravity: 'south' }]);
}

async function colourAt(image: Buffer, left: number, top: number) {
  const [r = 0, , b = 0] = await sharp(image).extract({ left, top, width: 1, height: 1 }).raw().toBuffer();
  return r > 200 && b < 60 ? 'red' : b > 200 && r < 60 ? 'blue' : 'other';
}

describe('a picture that is sent', () => {
  it('becomes WebP of the size it is shown in', async () => {
    for (const sent of [picture().png(), picture().jpeg(), picture().webp(), picture().gif(), picture().avif()]) {
      expect(await sharp(await render(await sent.toBuffer(), 'avatar')).metadata()).toMatchObject({
        format: 'webp',
        width: 256,
        height: 256,
      });
    }
    const cover = await render(await picture(600, 600).png().toBuffer(), 'cover');
    expect(await sharp(cover).metadata()).toMatchObject({ width: 1600, height: 400 });
    const large = await render(await picture(2400, 1200).png().toBuffer(), 'photo');
    expect(await sharp(large).metadata()).toMatchObject({ width: 1600, height: 800 });
    const small = await render(await picture(60, 40).png().toBuffer(), 'photo');
    expect(await sharp(small).metadata()).toMatchObject({ width: 60, height: 40 });
  });

  it('tells nothing of where and with what it was taken, and stands upright', async () => {
    const taken = await picture(60, 40)
      .jpeg()
      .withMetadata({ orientation: 6 })
      .withExif({ IFD0: { Copyright: 'Helena Prado' }, IFD3: { GPSLatitudeRef: 'S', GPSLatitude: '15/1 47/1 38/1' } })
      .toBuffer();
    expect(taken.includes('Helena Prado')).toBe(true);
    const made = await render(taken, 'photo');
    expect(made.includes('Helena Prado')).toBe(false);
    const { exif, icc, xmp, orientation, width, height } = await sharp(made).metadata();
    expect({ exif, icc, xmp, orientation }).toEqual({ exif: undefined, icc: undefined, xmp: undefined, orientation: undefined });
    expect([width, height]).toEqual([40, 60]);
    // Turned to the right, what was at the top is at the right.
    expect([await colourAt(made, 35, 30), await colourAt(made, 4, 30)]).toEqual(['red', 'blue']);
  });

  it('loses what was hidden behind it', async () => {
    const hidden = Buffer.from('<script>alert(document.domain)</script>PK\x03\x04');
    const made = await render(Buffer.concat([await picture().png().toBuffer(), hidden]), 'photo');
    expect(made.includes('script')).toBe(false);
  });

  it('shows of a moving one the first picture', async () => {
    const frames = await Promise.all(['#ff0000', '#0000ff'].map((colour) => plain(colour)));
    const moving = await sharp(frames, { join: { animated: true } })
      .gif({ delay: [100, 100] })
      .toBuffer();
    const made = await render(moving, 'photo');
    expect((await sharp(made).metadata()).pages ?? 1).toBe(1);
    expect(await colourAt(made, 5, 5)).toBe('red');
  });
});

describe('what is refused', () => {
  it('is what is no picture, whatever it is', async () => {
    const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>';
    const tiff = await picture().tiff().toBuffer();
    const others = [
      Buffer.from(svg),
      Buffer.from(`<?xml version="1.0"?>${svg}`),
      Buffer.from('%PDF-1.4'),
      Buffer.from('<html>'),
      tiff,
      Buffer.alloc(0),
    ];
    for (const bytes of others) await expect(render(bytes, 'avatar')).rejects.toMatchObject(refused);
  });

  it('is what only begins like one', async () => {
    const png = await picture().png().toBuffer();
    const heic = Buffer.from('\0\0\0\x18ftypheic\0\0\0\0heicmif1', 'latin1');
    const lies = [
      Buffer.concat([png.subarray(0, 8), Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')]),
      Buffer.from('GIF89a/*<svg/>*/=alert(1)'),
      Buffer.from('\xff\xd8\xff\xe0 <?php echo 1 ?>', 'latin1'),
      Buffer.from('RIFF\0\0\0\0WEBPVP8 ', 'latin1'),
      Buffer.concat([heic, Buffer.alloc(100)]),
      Buffer.from('\0\0\0\x18ftypavif\0\0\0\0avifmif1', 'latin1'),
    ];
    for (const bytes of lies) await expect(render(bytes, 'avatar')).rejects.toMatchObject(refused);
  });

  it('is one that was cut off', async () => {
    const noise = sharp({
      create: { width: 300, height: 300, channels: 3, background: '#888', noise: { type: 'gaussian', mean: 128, sigma: 60 } },
    });
    for (const whole of [
      await noise.clone().png().toBuffer(),
      await noise.clone().jpeg().toBuffer(),
      await noise.clone().webp().toBuffer(),
    ]) {
      await expect(render(whole.subarray(0, whole.length / 2), 'avatar')).rejects.toMatchObject(refused);
    }
  });

  it('is one that unfolds to more than memory should hold', async () => {
    const bomb = pngClaiming(30_000, 30_000);
    expect(bomb.length).toBeLessThan(10_000);
    await expect(render(bomb, 'avatar')).rejects.toMatchObject({ type: 'too-large' });
  });

  it('is one of too many bytes, before the rest of it was read', async () => {
    let read = 0;
    async function* endless() {
      for (;;) {
        read += 1_000_000;
        yield Buffer.alloc(1_000_000);
      }
    }
    await expect(renderer(endless(), 'photo', 1)).rejects.toMatchObject({ type: 'too-large' });
    expect(read).toBeLessThanOrEqual(imageLimit + 1_000_000);
  });

  it('is one with a side that is too long, in every format and however few its pixels are, and says what is allowed', async () => {
    const strip = (width: number, height: number) => sharp({ create: { width, height, channels: 3, background: '#ff0000' } });
    const long = [
      await strip(1, 12_001).png().toBuffer(),
      await strip(12_001, 2).jpeg().toBuffer(),
      await strip(2, 12_001).webp().toBuffer(),
      await strip(12_001, 1).gif().toBuffer(),
      await strip(64, 12_001).avif({ effort: 0 }).toBuffer(),
      pngClaiming(1, 39_999_999),
    ];
    for (const bytes of long)
      await expect(render(bytes, 'photo')).rejects.toMatchObject({ type: 'too-large', detail: { en: expect.stringContaining('12,000') } });
    expect((await sharp(await render(await strip(1, 12_000).png().toBuffer(), 'photo')).metadata()).height).toBe(1600);
  });

  it('does not hold up others while it stalls', async () => {
    const calm = imageRenderer();
    const stop = Promise.withResolvers<void>();
    async function* stalled() {
      yield Buffer.from('\x89');
      await stop.promise;
    }
    const all = Array.from({ length: 40 }, (_, account) => calm(stalled(), 'avatar', account));
    await expect(calm(inOnePiece(await picture().png().toBuffer()), 'avatar', 1)).resolves.toBeInstanceOf(Buffer);
    stop.resolve();
    for (const one of await Promise.allSettled(all)) expect(one).toMatchObject({ reason: refused });
  });
});

async function* inOnePiece(bytes: Buffer) {
  yield bytes;
}

function plain(background: string): Promise<Buffer> {
  return sharp({ create: { width: 20, height: 20, channels: 3, background } })
    .png()
    .toBuffer();
}

/** A PNG whose head promises so many pixels. */
function pngClaiming(width: number, height: number): Buffer {
  const chunk = (name: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(name), data]);
    const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)];
    length.writeUInt32BE(data.length);
    check.writeUInt32BE(crc32(body));
    return Buffer.concat([length, body, check]);
  };
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.set([8, 2, 0, 0, 0], 8);
  const signature = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1');
  return Buffer.concat([signature, chunk('IHDR', head), chunk('IDAT', deflateSync(Buffer.alloc(100_000))), chunk('IEND', Buffer.alloc(0))]);
}
