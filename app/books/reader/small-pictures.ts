interface Order {
  draw: () => Promise<void>;
  far: () => number;
}

/** Pictures waiting to be drawn small, one after another in the browser's free moments. */
const waiting = new Set<Order>();
let drawing = false;

/**
 * Draws a page's SVG small onto a canvas when the browser is idle.
 * @param svg is called only then.
 * @param far the distance from what the reader looks at; the nearest picture is drawn first.
 * @param onEnd runs when the picture has been drawn, or could not be.
 * @returns a function that cancels the order.
 */
export function drawSmall(
  canvas: HTMLCanvasElement,
  svg: () => string,
  far: () => number = () => 0,
  onEnd: (drawn: boolean) => void = () => {},
): () => void {
  const draw = async () => {
    try {
      const picture = await pictureOf(svg(), canvas.width);
      canvas.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.height);
      onEnd(true);
    } catch (error) {
      reportError(error);
      onEnd(false);
    }
  };
  const order = { draw, far };
  waiting.add(order);
  if (!drawing) void drawAll();
  return () => waiting.delete(order);
}

async function drawAll(): Promise<void> {
  drawing = true;
  while (waiting.size > 0) {
    await freeMoment();
    const order = nearest();
    if (!order) break;
    waiting.delete(order);
    await order.draw();
  }
  drawing = false;
}

function nearest(): Order | undefined {
  return [...waiting].toSorted((one, other) => one.far() - other.far())[0];
}

/** Resolves when the browser is idle, after two seconds at the latest. */
export function freeMoment(): Promise<unknown> {
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
