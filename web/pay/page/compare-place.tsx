import type { ReactNode } from 'react'
import '#web/ui/forms/field.css'
import '#web/ui/forms/form.css'
import '#web/ui/forms/questions/question.css'
import '#web/ui/charts/pay/lineup.css'
import '#web/ui/charts/pay/you-are-here.css'
import './compare-pay.css'

/** The look of the comparison, whose code comes when it is used. */
export const ComparePlace = ({ children }: { children: ReactNode }) => (
  <div className="wrap paycompare">{children}</div>
)
