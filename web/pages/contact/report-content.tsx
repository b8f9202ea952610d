import { answerInquiry, type Answered } from '#web/contact/answer.ts'
import { definePage } from '#web/platform/page.ts'
import { words } from '#web/platform/words.ts'
import { TAKEDOWN_ASKERS, TAKEDOWN_CLASSES } from '#shared/contract/contact/keys.ts'
import { ProofFiles } from '#web/forms/files/proof-files.tsx'
import { useProofFiles } from '#web/forms/files/use-proof-files.ts'
import { useWords } from '#web/platform/locale.ts'
import { Checkbox } from '#web/ui/forms/checkbox.tsx'
import { Choice, InquiryForm, Line, MailLine, Message, optionsOf } from '#web/contact/inquiry-form.tsx'
import { useInquiry, type InquiryState } from '#web/contact/use-inquiry.ts'

/** Request to take down content. */
function ReportForm({ answer }: { answer?: Answered | undefined }) {
  const words = useWords('contact')
  const { report, optional } = words
  const proof = useProofFiles(words.files)
  const form = useInquiry('reportContent', answer, proof.arrived)
  const error = form.trouble.fields
  const { class: kind, address, message, who, ticket } = report
  const { name, company, email } = words
  const labels = {
    class: kind,
    address,
    message,
    who,
    name,
    company,
    email,
    ticket,
    agree: report.agree.replace(/\.$/, ''),
  }
  return (
    <InquiryForm form={form} words={report} labels={labels} aside={<Clocks />}>
      <Choice
        form={form}
        name="class"
        label={report.class}
        options={optionsOf(TAKEDOWN_CLASSES, words.classes)}
      />
      <Line
        form={form}
        name="address"
        label={report.address}
        hint={report.addressHint}
        autoComplete="off"
        maxLength={500}
      />
      <Message form={form} label={report.message} hint={report.messageHint} />
      <Choice form={form} name="who" label={report.who} options={optionsOf(TAKEDOWN_ASKERS, words.askers)} />
      <Asker form={form} />
      <ProofFiles
        proof={proof}
        error={error['upload_files']}
        onChanged={() => form.mended('upload_files')}
        words={words.files}
        optional={optional}
      />
      <p className="note only-plain">{words.filesNeedScript}</p>
      <Line
        form={form}
        name="ticket"
        label={report.ticket}
        optional={optional}
        hint={report.ticketHint}
        autoComplete="off"
        maxLength={12}
      />
      <Checkbox
        id="agree"
        name="agree"
        value="yes"
        defaultChecked={form.typed['agree'] === 'yes'}
        error={error['agree']}
        onChange={() => form.mended('agree')}
      >
        {report.agree}
      </Checkbox>
    </InquiryForm>
  )
}

function Asker({ form }: { form: InquiryState }) {
  const words = useWords('contact')
  return (
    <>
      <Line form={form} name="name" label={words.name} autoComplete="name" maxLength={80} />
      <Line
        form={form}
        name="company"
        label={words.company}
        optional={words.optional}
        autoComplete="organization"
        maxLength={120}
      />
      <MailLine form={form} />
    </>
  )
}

function Clocks() {
  const { clocks } = useWords('contact').report
  return (
    <section className="prose">
      <h2>{clocks.title}</h2>
      <ul>
        {clocks.items.map(item => (
          <li key={item}>{item}</li>
        ))}
      </ul>
      <p className="note">{clocks.more}</p>
    </section>
  )
}

const NAMES = ['class', 'who', 'name', 'email', 'company', 'address', 'message', 'ticket', 'agree']

export const page = definePage<undefined, Answered>({
  answer: import.meta.env.SSR && answerInquiry('reportContent', NAMES),
  head: ({ locale }) => words(locale, 'contact').report,
  View: ReportForm,
})
