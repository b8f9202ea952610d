/**
 * A translator puts elements of its own in the place of React's texts, and the browser throws when React then removes such
 * a text, or inserts something before it: the whole page would go (facebook/react#11538). Here a node that stands elsewhere
 * is no error: what wraps it goes in its place, and what was to stand before it comes last.
 */
export function allowMovedNodes(): void {
  const { removeChild, insertBefore } = Node.prototype
  Node.prototype.removeChild = function <T extends Node>(this: Node, node: T): T {
    const child = childHolding(this, node)
    if (child) removeChild.call(this, child)
    return node
  }
  Node.prototype.insertBefore = function <T extends Node>(this: Node, node: T, before: Node | null): T {
    insertBefore.call(this, node, before && childHolding(this, before))
    return node
  }
}

/** The child of a parent that the node is, or is in. */
function childHolding(parent: Node, node: Node): Node | null {
  let child: Node | null = node
  while (child && child.parentNode !== parent) child = child.parentNode
  return child
}
