import type { Blocks } from '../bank.ts'

export const money: Record<string, Blocks> = {
  salary: {
    good: `
      Base pay was above the minimum wage from day one, probation included.
      Raises follow a scale that anyone can read.
      Overtime is paid by the hour and never rounded down.
      The yearly bonus came as promised, about {one|one and a half|two} months of pay.
      Of the three offers I had, this was the most sensible package.
      The payslip explains every deduction, so there is nothing to guess.
      My salary went up {8|10|12} per cent after the first year without my asking.
      Allowances are listed separately from base pay, which makes things easy to check.
      [it] Pay is close to what the big Jakarta firms offer, and rent here is half.
      [it] Salaries are reviewed twice a year against market figures, and we see the figures.
      [hotel] The service charge is split evenly and the sheet hangs in the staff room.
      [hotel] Tips in high season are shared with the kitchen and housekeeping too.
      [gudang pabrik] Night shifts carry a real allowance, not a token one.
      [klinik] Night and holiday duty are paid in full.
      [bank] Incentives are paid every quarter and match the numbers on record.
      [sekolah] Extra lessons and cover classes are paid separately.
      [tambang laut] With the site allowance, take-home pay is well above anything in town.
      [jual] Commission is paid on settled invoices and the formula has not moved in years.
      [lsm] For a non-profit, the pay is decent, and the scale is the same for everyone.
      [media] Travel and equipment costs for reporting are paid back within the month.
      Pay is discussed openly every February, with the reasons behind the figure.
      Full salary from the first month, no probation discount.
      Taking over a colleague's work during leave comes with extra pay.
    `,
    mixed: `
      Pay is fine if you are single and tight if you are not.
      There is a raise every year, but it is around {3|4|5} per cent.
      The base is modest; the allowances make it work.
      Overtime is paid up to a cap, and the rest counts as goodwill.
      Starting pay is good, growth after that is slow.
      The bonus exists, but nobody can say how it is worked out.
      [hotel] Service charge is generous in July and close to nothing in February.
      [sekolah] The salary is acceptable until you count the weekends.
      [rintisan] Decent cash, and shares that may or may not mean something.
      [it] Good money for the city, a bit behind for the skill level.
    `,
    bad: `
      Three years in, my pay has only moved with the minimum wage.
      New hires earn more than the people who train them.
      Overtime needs a form that somehow never gets signed.
      The raise we were promised after probation was never mentioned again.
      Two jobs' worth of work for one job's pay.
      The payslip shows one number, so the overtime cannot be checked.
      Deductions change from month to month without a word.
      My social security was registered at a lower wage than I actually earned.
      [hotel] Nobody can explain how the service charge is divided.
      [it] Pay has fallen behind the market and the strongest engineers have left one by one.
      [ritel] Stock losses are split among everyone, including people on leave that day.
      [telepon] One minute late logging in and the monthly incentive is gone.
      [jual] Commission arrives months later and smaller than expected.
      [sekolah] Marking, meetings and Saturday events count as nothing.
      [rintisan] A temporary pay cut for all has now lasted a year.
      [bank] The annual incentive was cut although we had reached the target.
      [klinik] The night-duty fee does not cover the ride home.
      [tambang] The site allowance was reduced while the roster stayed the same.
    `,
  },
  salarypayment: {
    good: `
      Pay lands on the {25th|26th|27th|28th} without fail.
      When payday falls on a holiday, the transfer comes earlier, not later.
      I joined mid-month and was paid correctly from the first slip.
      In all my time here nobody has had to ask where the money is.
      A mistake in my overtime was corrected within two days.
      Permanent and contract staff are paid on the same day.
      [+former] My final pay and reference letter came on time, which says a lot.
      [hotel] Even in the quiet months the salary arrived on the day.
      [proyek lapangan] The client was late paying, we were not.
      [media] Freelance fees are settled within a week of publication.
      The money is there before I wake up on payday.
      A wrong attendance record was fixed and paid the same day.
      Public holiday or not, payday does not move.
    `,
    mixed: `
      Salary is on time, overtime follows a week later.
      Pay was late twice last year, and both times we were told in advance.
      Payday is fixed, although the transfer may come close to midnight.
      Salary is reliable; expense claims take ages.
      [rintisan] It slipped by three days once, with an honest explanation.
    `,
    bad: `
      Salary arrives {three|five|seven} days late more often than not, with no notice.
      One month we were paid in two parts, two weeks apart.
      Close to payday the work chat is nothing but people asking each other.
      Overtime is paid two months later, if you keep asking.
      My motorbike instalment was fined because my salary was late.
      It is always "the bank's system", and it is always our problem.
      [+former] I had to come back in person four times for my last salary.
      [rintisan] Since the funding dried up, payday can move by two weeks.
      [hotel] In low season half the salary comes now and half comes whenever.
      [proyek] When the project's payment is stuck, so is ours.
    `,
  },
  thrpayment: {
    good: `
      The holiday bonus came two weeks early, in time to book tickets home.
      THR is a full month's pay, fixed allowances included.
      You can ask for THR at your own religious holiday and it is simply done.
      I had been here seven months and got THR pro rata, correctly calculated.
      The THR date is announced a month ahead and kept.
      Contract staff get the same THR as permanent staff.
      [hotel] THR was paid before the rush season started.
      [laut gudang pabrik] Those who work through the holiday get THR and holiday pay on top.
      [sekolah] Part-time teachers received THR as well.
      The circular shows the formula, so you can work out your THR yourself.
      Colleagues who celebrate Christmas get theirs in December, also on time.
    `,
    mixed: `
      THR is paid in full, always on the last legal day.
      THR counts base pay only.
      It came on time this year; the year before it came in two parts.
      The amount was right, the announcement came very late.
    `,
    bad: `
      THR was split, and the second half came after the holiday.
      The bonus arrived three days before Eid, when tickets were gone.
      Contracts end neatly one month before the holiday and start again after it.
      They left fixed allowances out of the THR and would not say why.
      Staff with less than a year got nothing, although the rule says otherwise.
      [rintisan] Part of the THR was paid and the rest is "after the next round".
      [hotel] THR came in instalments because the rooms were empty.
      [jual] THR for sales staff was cut for missing a target.
    `,
  },
  family: {
    good: `
      Insurance covers my spouse and {two|three} children, hospital stays included.
      Maternity leave was left alone, without a single work call.
      New fathers get {five|seven|ten} days, and nobody makes a face.
      When my mother was in hospital I was told to go, no questions asked.
      There is a proper nursing room with a fridge.
      A school-fee allowance arrives every July.
      Swapping a shift for a sick child takes one message.
      The scholarship for employees' children is open and fairly run.
      [tambang laut] Tickets home are paid on every break, holidays included.
      [sekolah] Teachers' children get a real discount on fees.
      [it kantor] Parents can start late or leave early, as long as they say so.
      [bank] The staff home loan is cheap and quick.
      [kebun] The company housing is decent and there is childcare next to the estate.
      Our baby was born without emptying our savings.
      The first day of school is an accepted reason to come in late.
      Parents can join the health plan for a small contribution.
    `,
    mixed: `
      Family cover exists, but the outpatient limit runs out by August.
      Paternity leave is the legal two days and not an hour more.
      Child allowance is for permanent staff only.
      Leave for family matters is granted, but the hours must be made up.
    `,
    bad: `
      Time off for a sick child comes out of annual leave.
      Maternity leave was granted and the contract then not renewed.
      There is nothing for families beyond what the law requires.
      Health cover for my family took a year to arrange.
      The nursing room is full of archive boxes.
      [hotel] Every big holiday is a working day, and the days in lieu never come.
      [tambang] The flight home keeps moving, and so do all family plans.
      [laut] Time at sea is extended without asking, and the family waits.
      [proyek lapangan] Six months on site, one ticket home.
      [rintisan] Evening meetings make it hard for anyone with children.
    `,
  },
}
