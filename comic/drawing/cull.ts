import { grow, moveBox, overlaps } from './box.ts';
import { pathBox } from './path.ts';
import type { Box, Matrix, Node } from './tree.ts';

/**
 * Removes everything that lies wholly outside an area. It would not be seen, and resvg, which renders the
 * page images, fails on faded drawings beyond the paper.
 */
export function cull(nodes: readonly Node[], area: Box): Node[] {
  return nodes.flatMap((node) => kept(node, area, []));
}

/** @param matrices from the innermost group outward. */
function kept(node: Node, area: Box, matrices: readonly Matrix[]): Node[] {
  if (node.kind === 'group') {
    const inside = node.matrix ? [node.matrix, ...matrices] : matrices;
    if (node.clip && !seen(pathBox(node.clip), area, inside)) return [];
    const children = node.children.flatMap((child) => kept(child, area, inside));
    return children.length > 0 ? [{ ...node, children }] : [];
  }
  if (node.kind === 'picture') return seen(node, area, matrices) ? [node] : [];
  const reach = node.stroke ? (node.width ?? 1) / 2 : 0;
  const d = seenParts(node.d, (box) => seen(grow(box, reach), area, matrices));
  if (d === '') return [];
  return [d === node.d ? node : { ...node, d }];
}

/**
 * Removes parts of a path that lie outside the area. Dots, windows and stars are separate parts of one path,
 * so this changes nothing inside.
 */
function seenParts(d: string, isSeen: (box: Box) => boolean): string {
  let kept = '';
  // Visible parts that follow each other are kept as one piece.
  let [from, to] = [0, 0];
  for (let start = 0; start < d.length;) {
    const next = d.indexOf('M', start + 1);
    const end = next < 0 ? d.length : next;
    if (isSeen(pathBox(d, start, end))) {
      if (start > to) {
        kept += d.slice(from, to);
        from = start;
      }
      to = end;
    }
    start = end;
  }
  return kept + d.slice(from, to);
}

function seen(box: Box, area: Box, matrices: readonly Matrix[]): boolean {
  return overlaps(
    matrices.reduce((moved, matrix) => moveBox(moved, matrix), box),
    area,
  );
}
