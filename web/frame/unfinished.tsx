import { useWords } from '#web/platform/locale.ts'

/** Says that the page's modules did not come. Only boot.js is there to notice: it shows this, and answers the button. */
export function Unfinished() {
  const { failed } = useWords('sorry')
  return (
    <div className="toasts unfinished" role="alert">
      <p className="toast">
        {failed.unfinished}
        <button type="button" className="toast-a">
          {failed.retry}
        </button>
      </p>
    </div>
  )
}
