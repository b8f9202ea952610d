import { useWords } from '#web/platform/locale.ts'

/** Says that the page's modules did not come, which nobody but boot.js is there to notice: hidden until it does. */
export function Unfinished() {
  const { failed } = useWords('sorry')
  return (
    <div className="toasts unfinished" role="alert">
      <p className="toast">
        {failed.unfinished}
        {/* The page's own address. */}
        <a className="toast-a" href="">
          {failed.retry}
        </a>
      </p>
    </div>
  )
}
