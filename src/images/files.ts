import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { root } from '../../scripts/root.ts';

export const publicFile = (path: string) => join(root, 'public', path);

export const fontFile = (name: string) => readFile(join(root, `src/app/styles/fonts/${name}.woff2`));

/** The source digest stored in an image's EXIF data; undefined when the image or its digest is missing. */
export async function digestIn(path: string): Promise<string | undefined> {
  const picture = await readFile(publicFile(path)).catch(() => undefined);
  const { exif } = picture ? await sharp(picture).metadata() : {};
  return exif && /sha256-[\w+/]{43}=/.exec(exif.toString('latin1'))?.[0];
}

/** Writes a flat image as a PNG with a palette of at most `colours`, and stores `digest`, that of its source, in the EXIF data. */
export async function writePng(path: string, picture: Sharp, { colours, digest }: { colours: number; digest?: string }): Promise<void> {
  const signed = digest ? picture.withExif({ IFD0: { ImageDescription: digest } }) : picture;
  const png = await signed.png({ palette: true, colours, effort: 10, compressionLevel: 9, dither: 0 }).toBuffer();
  await write(path, png);
}

/** Writes a file of public/, and says so, unless it has this content already. */
export async function write(path: string, data: Buffer): Promise<void> {
  const file = publicFile(path);
  const content = await readFile(file).catch(() => undefined);
  if (content?.equals(data)) return;
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, data);
  console.info(`public/${path}`);
}
