import type { Node } from './tree.ts';

/** Near the reader and out of the light: the book's darkest violet, never black. */
const DARK = '#1d1038';

/** A drawing as one dark shape: all that is filled or inked in one colour, light and shadow left out. */
export function silhouetteOf(nodes: readonly Node[]): Node[] {
  return nodes.flatMap((node): Node[] => {
    if (node.kind === 'group') return [{ ...node, children: silhouetteOf(node.children) }];
    if (node.kind === 'picture' || (node.opacity ?? 1) < 0.9) return [];
    return [{ ...node, ...(node.fill && { fill: DARK }), ...(node.stroke && { stroke: DARK }) }];
  });
}
