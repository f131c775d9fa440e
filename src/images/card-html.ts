import { HERO_HEIGHT, HERO_WIDTH, heroLines } from '../app/sections/hero/hero-lines.ts';
import { WORDMARK_LINE } from '../app/ui/wordmark-line.ts';
import type { HeroVariant } from '../content/types.ts';
import { color } from '../prerender/color.ts';
import { CARD_HEIGHT, CARD_WIDTH, type Card } from '../prerender/page/share-cards.ts';
import { escapeHtml } from '../shared/escape-html.ts';
import type { Drawing, DrawingKind } from './card-drawings.ts';

const INK = color('ink');
const PAPER = color('paper');
const YELLOW = color('yellow');

/** `clear`: width, in pixels of the card, of the drawing's left part. Only the line crosses that part, so the title may overlap it. */
type Frame = { width: number; height: number; line: number; scale: number; left: number; clear: number; paper?: true };

/** Height at which the line crosses every card, in pixels from the top. */
const LINE = 470;
const MARGIN = 64;
const GAP = 28;
/** Width of a title above the flourish, which rises on its right. */
const UNDER_FLOURISH = 840;
/** Maximum height of a title: the space between the wordmark and the line. */
const TITLE_HEIGHT = 290;
/** Four lines, and half of one for rounding. */
const TITLE_LINES = 4.5;
const LINE_HEIGHT = 1.04;

/** The beginning of each line in hero-lines.ts: beyond the window's left edge, level with the drawing's top. */
const FROM_THE_WINDOW = 'M-9e3 0';
/** Its beginning on a card: where the card's own line ends, then up the drawing's left side. */
const upTheSide = (line: number) => `M0 ${line}c16-5 30 5 44 2 18-3 26-16 26-40V22q0-22 22-22`;

/** Places each family of drawings so that its line meets the card's own. A drawing may bleed off the right edge. */
const frames: Record<DrawingKind, Frame> = {
  cover: { width: 800, height: 500, line: 400, scale: 0.88, left: 540, clear: 0 },
  hero: { width: HERO_WIDTH, height: HERO_HEIGHT, line: 366, scale: 1.04, left: 504, clear: 72 },
  portrait: { width: 480, height: 560, line: 430, scale: 1.1, left: 672, clear: 60 },
  sketch: { width: 320, height: 240, line: 190, scale: 2.1, left: 560, clear: 0, paper: true },
};

/** A card's drawing, and the SVGs that it is made of. */
type Drawn = { drawing: Drawing; pictures: readonly Buffer[] };

/** A card as an HTML document to screenshot: its title with a drawing, or with the line alone. `font` is the display font, as WOFF2. */
export function cardHtml(card: Card, font: Buffer, drawn: Drawn | undefined): string {
  const frame = drawn && frames[drawn.drawing.kind];
  const lineEnd = frame?.left ?? CARD_WIDTH;
  const textWidth = frame ? frame.left + frame.clear - MARGIN - GAP : UNDER_FLOURISH;
  return `<!doctype html><meta charset="utf-8"><style>${styles(font, textWidth)}</style>
${wordmark}<p class="eyebrow">${escapeHtml(card.eyebrow)}</p><h1>${words(card.title)}</h1>
<svg class="line" viewBox="0 0 ${CARD_WIDTH} ${CARD_HEIGHT}">${frame ? straightLine(lineEnd) : flourish}</svg>${drawn ? drawingHtml(drawn) : ''}`;
}

function drawingHtml({ drawing, pictures }: Drawn): string {
  const { width, height, line, scale, left, paper } = frames[drawing.kind];
  const box = `left:${left}px;top:${LINE - line * scale}px;width:${width * scale}px;height:${height * scale}px`;
  const images = pictures.map((picture) => `src="data:image/svg+xml;base64,${picture.toString('base64')}"`);
  if (drawing.kind !== 'hero') return `<img style="${box}"${paper ? ' class="paper"' : ''} ${images[0]}>`;
  return heroStyle + images.map((image) => `<div class="half" style="${box}"><img ${image}>${heroLine(drawing.variant)}</div>`).join('');
}

/** The line through the hero's drawing, then the cut between its halves. */
function heroLine(variant: HeroVariant): string {
  if (!heroLines[variant].startsWith(FROM_THE_WINDOW)) throw new Error(`hero-lines.ts: ${variant} does not begin with ${FROM_THE_WINDOW}.`);
  const line = heroLines[variant].replace(FROM_THE_WINDOW, upTheSide(frames.hero.line));
  return `<svg class="${variant}" viewBox="0 0 ${HERO_WIDTH} ${HERO_HEIGHT}"><path d="${line}M${HERO_WIDTH / 2} 0v424"/></svg>`;
}

const heroStyle = `<style>
.half>*{position:absolute;width:100%}
.half{clip-path:inset(-9px 50% 0 0)}
.half+.half{clip-path:inset(-9px 0 0 50%)}
.half+.half .website{color:${color('blue')}}
.half+.half .webapp{color:${color('purple')}}
.half+.half path{stroke:currentColor}
</style>`;

/** Slightly curved: a hand-drawn line is never quite straight. */
function straightLine(lineEnd: number): string {
  return `<path d="M-8 ${LINE + 1}C${lineEnd / 3} ${LINE - 4} ${lineEnd / 1.6} ${LINE + 3} ${lineEnd + 1} ${LINE}"/>`;
}

/** The wordmark's line from edge to edge, on cards without a drawing. */
const flourish = `<path d="M-8 ${LINE}c260-24 640-22 886-8 70 4 100-22 126-72 40-78 66-190 108-190 40 0 26 112 64 112 24 0 30-20 44-44"/>`;

const wordmark = `<svg class="wordmark" viewBox="0 0 96 36" width="176" height="66"><text x="0" y="25">trait</text><path d="${WORDMARK_LINE}"/></svg>`;

/**
 * Script to evaluate in the card's document: sets the largest size at which the title fits within its width, four lines, and the space
 * between the wordmark and the line. Rejects when no size fits.
 */
export const fitTitle = `document.fonts.load('1em Bricolage').then(() => {
  const title = document.querySelector('h1');
  for (let size = 100; size > 40; size -= 4) {
    title.style.fontSize = size + 'px';
    const height = Math.min(${TITLE_HEIGHT}, ${TITLE_LINES} * size * ${LINE_HEIGHT});
    if (title.offsetHeight <= height && title.scrollWidth <= title.clientWidth) return;
  }
  throw new Error('No size fits ' + title.textContent);
})`;

/** Keeps each word on one line: browsers would break « e-commerce » at its hyphen. */
function words(title: string): string {
  return title
    .split(' ')
    .map((word) => `<span>${escapeHtml(word)}</span>`)
    .join(' ');
}

const styles = (font: Buffer, textWidth: number) => `
@font-face{font-family:Bricolage;src:url(data:font/woff2;base64,${font.toString('base64')});font-weight:700}
*{margin:0}
body{width:${CARD_WIDTH}px;height:${CARD_HEIGHT}px;background:${INK};color:${PAPER};font-family:Bricolage;font-weight:700;overflow:hidden}
body>*{position:absolute}
svg{overflow:visible}
path{fill:none;stroke:${PAPER};stroke-width:4;stroke-linecap:round;stroke-linejoin:round}
.wordmark{left:${MARGIN}px;top:44px}
.wordmark text{font-size:27px;letter-spacing:-.03em;fill:${PAPER}}
.wordmark path{stroke:${YELLOW};stroke-width:2.5}
.line{left:0;top:0;width:${CARD_WIDTH}px;height:${CARD_HEIGHT}px}
.eyebrow{left:${MARGIN}px;top:${LINE + 44}px;font-size:32px;color:${YELLOW}}
h1{left:${MARGIN}px;bottom:${CARD_HEIGHT - LINE + 34}px;width:${textWidth}px;line-height:${LINE_HEIGHT};letter-spacing:-.02em;text-wrap:balance}
span{white-space:nowrap}
.paper{background:${PAPER}}`;
