import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { publicFile, write, writePng } from './files.ts';

/** Size of icon.svg, whose drawing stays inside the maskable safe zone: the circle that no launcher's mask crops. */
const SQUARE = 512;
/** Rounds the corners for launchers that show the icon as it is; other launchers apply a mask. */
const ROUNDED = Buffer.from(
  `<svg xmlns="http://www.w3.org/2000/svg" width="${SQUARE}" height="${SQUARE}"><rect width="${SQUARE}" height="${SQUARE}" rx="112"/></svg>`,
);

/** Renders the app's icons from icon.svg in this folder and public/icon-monochrome.svg. */
export async function makeIcons(): Promise<void> {
  const sources = [join(import.meta.dirname, 'icon.svg'), publicFile('icon-monochrome.svg')];
  const [icon, monochrome] = await Promise.all(sources.map((file) => readFile(file)));
  const rounded = await sharp(icon)
    .composite([{ input: ROUNDED, blend: 'dest-in' }])
    .png()
    .toBuffer();
  const sized = (source: Buffer | undefined, size: number) => sharp(source).resize(size);
  for (const size of [192, 512]) {
    await writePng(`icons/any-${size}.png`, sized(rounded, size), { colours: 64 });
    await writePng(`icons/maskable-${size}.png`, sized(icon, size), { colours: 64 });
  }
  await writePng('icons/monochrome-512.png', sized(monochrome, 512), { colours: 32 });
  await writePng('icons/apple-touch-180.png', sized(icon, 180), { colours: 64 });
  await write('favicon.ico', iconFile(await sized(rounded, 32).png({ colours: 16, dither: 0 }).toBuffer(), 32));
}

/** Wraps a single PNG in an ICO file (https://en.wikipedia.org/wiki/ICO_(file_format)). */
function iconFile(png: Buffer, size: number): Buffer {
  const header = Buffer.alloc(22);
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(1, 4);
  header.writeUInt8(size, 6);
  header.writeUInt8(size, 7);
  header.writeUInt16LE(1, 10);
  header.writeUInt16LE(32, 12);
  header.writeUInt32LE(png.length, 14);
  header.writeUInt32LE(header.length, 18);
  return Buffer.concat([header, png]);
}
