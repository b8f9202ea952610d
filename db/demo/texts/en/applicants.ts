import type { Blocks } from '../bank.ts'

export const applicants: Record<string, Blocks> = {
  quickresponse: {
    good: `
      I heard back {two|three|four} days after applying.
      From application to decision took {ten|twelve|fourteen} days.
      My e-mail questions were answered the same day.
      I applied on Monday and sat the test on Thursday.
      A change of schedule was announced a day ahead.
    `,
    mixed: `
      Slow at first, quick afterwards.
      Two weeks for a test date, which is acceptable.
      Answers came, but only when I asked.
    `,
    bad: `
      A month of silence, then "can you come tomorrow".
      [+declined] They replied after I had already signed elsewhere.
      Three e-mails went unanswered.
      The date moved twice, both times on the day itself.
    `,
  },
  clearprocess: {
    good: `
      The first invitation listed every step: test, interview, decision.
      Each stage had a date, and the dates were kept.
      I knew whom I would meet and what we would talk about.
      The requirements in the advert matched what was asked.
    `,
    mixed: `
      Clear at the start, vague after the second interview.
      One extra test was not mentioned, though it made sense.
      The steps were clear, the dates kept moving.
    `,
    bad: `
      They said two rounds and it became five.
      I came for an interview and was given a test nobody had mentioned.
      We talked about a different position from the one I applied for.
      No one could tell me what would come next.
    `,
  },
  professionality: {
    good: `
      The interviewers had read my CV before they walked in.
      All questions were about the work.
      It started on time.
      [it] The coding task was short and we went through it together.
      [sekolah] I taught a short lesson and got feedback straight away.
      [hotel] A trial shift was paid and lasted exactly as long as agreed.
      Everyone in the waiting room was treated the same.
    `,
    mixed: `
      Friendly interviewers, clearly in a hurry.
      The questions were general and hardly touched the job.
      One interviewer was prepared, the other read my CV on the spot.
    `,
    bad: `
      The interviewer was on the phone while I spoke.
      More questions about my family than about the work.
      It started two hours late without an apology.
      [+rejected] I was asked to write a full plan, unpaid, and never heard back.
      [it] The take-home task was a week of work.
    `,
  },
  atmosphere: {
    good: `
      It felt like a conversation and I soon stopped being nervous.
      I was shown around the workplace afterwards.
      Future colleagues joined and the mood was relaxed.
      The test was serious, the people were not frightening.
    `,
    mixed: `
      Stiff at first, warmer later.
      The room was crowded but orderly.
      Kind at the door, cool in the room.
    `,
    bad: `
      It felt like an interrogation.
      I stood in a corridor for almost an hour.
      Three people asked questions at once.
      The interviewers argued with each other in front of me.
    `,
  },
  respected: {
    good: `
      They finished exactly when they said they would.
      [+rejected] I was turned down and still felt respected.
      Travel to the final interview was paid.
      My own questions were taken seriously.
    `,
    mixed: `
      Respected during the interview, forgotten after it.
      Polite, although I felt like a queue number.
      My questions got short answers.
    `,
    bad: `
      My previous experience was laughed at.
      I was asked about marriage before I was asked about skills.
      [+offered] My old salary was used to push the offer down.
      I travelled far for a five-minute talk.
    `,
  },
  clearexplanation: {
    good: `
      The pay range was named at the start, so no time was wasted.
      Duties, hours and location were described as they are.
      They were frank about the hard parts of the job.
      [+accepted] We read the contract together before I signed.
    `,
    mixed: `
      Duties were clear, pay came up only at the end.
      Everything was explained except the placement.
      Hours were explained, overtime was not.
    `,
    bad: `
      [+offered] Nobody would name the salary until the day of signing.
      [+offered] The placement turned out to be in another city.
      Overtime? "You will see."
      [+offered] The contract type was not the one we had discussed.
    `,
  },
  timelyfeedback: {
    good: `
      The decision came on the promised day.
      [+rejected] The rejection included a reason I could learn from.
      I got my test results, weak spots included.
      They called me with the result instead of leaving me guessing.
    `,
    mixed: `
      The news came, a week late.
      Two weeks of waiting, but a clear answer.
      [+rejected] A result without a reason, still better than nothing.
    `,
    bad: `
      [+rejected] To this day I do not know whether I was rejected.
      "Three days" became a month.
      [+rejected] I learned of the rejection when the advert went up again.
      [+rejected] The rejection came from a system and named the wrong position.
    `,
  },
}
