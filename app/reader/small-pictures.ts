/** Pictures waiting to be drawn small, one after another in the browser's free moments. */
const waiting: (() => Promise<void>)[] = [];
let drawing = false;

/**
 * Draws a page's SVG small onto a canvas when the browser has nothing better to do.
 * @param svg is asked for only then.
 * @returns takes the order back.
 */
export function drawSmall(canvas: HTMLCanvasElement, svg: () => string): () => void {
  const order = async () => {
    const picture = await pictureOf(svg(), canvas.width);
    canvas.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.height);
  };
  waiting.push(order);
  if (!drawing) void drawAll();
  return () => {
    const at = waiting.indexOf(order);
    if (at >= 0) waiting.splice(at, 1);
  };
}

async function drawAll(): Promise<void> {
  drawing = true;
  for (let order = waiting.shift(); order; order = waiting.shift()) {
    await freeMoment();
    await order().catch(reportError);
  }
  drawing = false;
}

function freeMoment(): Promise<unknown> {
  return new Promise((resolve) => {
    if ('requestIdleCallback' in globalThis) requestIdleCallback(resolve, { timeout: 2000 });
    else setTimeout(resolve, 50);
  });
}

async function pictureOf(svg: string, size: number): Promise<HTMLImageElement> {
  const sized = svg.replace('<svg ', `<svg width="${size}" height="${size}" `);
  const url = URL.createObjectURL(new Blob([sized], { type: 'image/svg+xml' }));
  try {
    const picture = new Image();
    picture.src = url;
    await picture.decode();
    return picture;
  } finally {
    URL.revokeObjectURL(url);
  }
}
