import { useEffect, useRef, useState, type KeyboardEvent, type PointerEvent } from 'react'
import { cutOf, moved, WHOLE } from './crop.ts'

/** Aspect ratio, upload width and format of each kind of picture. */
const FRAMES = {
  logo: { aspect: 1, width: 512, type: 'image/png' },
  cover: { aspect: 1280 / 272, width: 1920, type: 'image/jpeg' },
  gallery: { aspect: 4 / 3, width: 1600, type: 'image/jpeg' },
} as const
export type PictureUse = keyof typeof FRAMES

const STEP = 0.04
const NEARER = 1.1
type Step = { x?: number; y?: number; zoom?: number }
const KEYS: Record<string, Step> = {
  ArrowLeft: { x: -STEP },
  ArrowRight: { x: STEP },
  ArrowUp: { y: -STEP },
  ArrowDown: { y: STEP },
  '+': { zoom: NEARER },
  '=': { zoom: NEARER },
  '-': { zoom: 1 / NEARER },
}

/**
 * Draws the visible part of a file and moves it by pointer and keyboard. `bitmap` is null if the browser cannot decode
 * the file.
 */
export function useCrop(file: File, use: PictureUse) {
  const { aspect, width, type } = FRAMES[use]
  const canvas = useRef<HTMLCanvasElement>(null)
  const bitmap = useBitmap(file)
  const [view, setView] = useState(WHOLE)
  const height = Math.round(width / aspect)

  useEffect(() => {
    const paper = canvas.current?.getContext('2d')
    if (!paper || !bitmap) return
    const cut = cutOf(bitmap, aspect, view)
    paper.clearRect(0, 0, width, height)
    paper.drawImage(bitmap, cut.x, cut.y, cut.width, cut.height, 0, 0, width, height)
  }, [bitmap, view, aspect, width, height])

  const move = (by: Step) => {
    if (bitmap) setView(before => moved(bitmap, aspect, before, by))
  }
  return {
    bitmap,
    view,
    zoomTo: (zoom: number) => move({ zoom: zoom / view.zoom }),
    frame: { ref: canvas, width, height, ...useMoving(move) },
    cut: () =>
      new Promise<Blob | null>(done => {
        if (canvas.current) canvas.current.toBlob(done, type, 0.9)
        else done(null)
      }),
  }
}

function useBitmap(file: File): ImageBitmap | null | undefined {
  const [bitmap, setBitmap] = useState<ImageBitmap | null>()
  useEffect(() => {
    let stale = false
    createImageBitmap(file).then(
      loaded => stale || setBitmap(loaded),
      () => stale || setBitmap(null),
    )
    return () => {
      stale = true
    }
  }, [file])
  return bitmap
}

/** Moves the picture by dragging or with the arrow keys. */
function useMoving(move: (by: Step) => void) {
  const last = useRef<{ x: number; y: number }>(undefined)
  return {
    tabIndex: 0,
    onKeyDown(event: KeyboardEvent) {
      const by = KEYS[event.key]
      if (!by) return
      event.preventDefault()
      move(by)
    },
    onPointerDown(event: PointerEvent<HTMLCanvasElement>) {
      event.currentTarget.setPointerCapture(event.pointerId)
      last.current = { x: event.clientX, y: event.clientY }
    },
    onPointerMove(event: PointerEvent<HTMLCanvasElement>) {
      if (!last.current) return
      const box = event.currentTarget.getBoundingClientRect()
      move({
        x: (last.current.x - event.clientX) / box.width,
        y: (last.current.y - event.clientY) / box.height,
      })
      last.current = { x: event.clientX, y: event.clientY }
    },
    onPointerUp: () => void (last.current = undefined),
  }
}
