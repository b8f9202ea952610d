/**
 * Browser translators wrap React's text nodes in their own elements; when React then removes such a text or inserts
 * before it, the browser throws and the whole page is lost (facebook/react#11538). Here a moved node is no error: its
 * wrapper is removed instead, and an insertion without a reference goes to the end.
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

/** The child of `parent` that is the node or contains it. */
function childHolding(parent: Node, node: Node): Node | null {
  let child: Node | null = node
  while (child && child.parentNode !== parent) child = child.parentNode
  return child
}
