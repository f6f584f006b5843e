// The plans: the specification's call, and our own under /api/pricing.
import { User } from '#features/users/contract.ts';
import { endpoint } from '#kit/contract.ts';
import { Body, Id, Name, type Static, Type, Version } from '#kit/schema.ts';

/** The names of the specification's cards, in their order. */
export const planNames = ['basicPlan', 'standardPlan', 'enterprisePlan'] as const;
export type PlanName = (typeof planNames)[number];

const AccountPlan = User.properties.currentPlan;
export type AccountPlan = Static<typeof AccountPlan>;

/**
 * The four plans of accounts on the specification's three cards: Standard comprises the two in the middle. Choosing a card selects its last
 * plan.
 */
export const plansOf = {
  basicPlan: ['basic'],
  standardPlan: ['team', 'company'],
  enterprisePlan: ['enterprise'],
} as const satisfies Record<PlanName, readonly AccountPlan[]>;

export const limits = { title: 40, subtitle: 120, benefits: 12, benefit: 160, question: 200, answer: 1000, price: 1_000_000 } as const;

const words = (maxLength: number) => Type.String({ minLength: 1, maxLength, pattern: '\\S' });
const price = () => Type.Number({ minimum: 0, maximum: limits.price });
const SpecifiedPlan = Type.Object({
  title: Type.String(),
  img: Type.String(),
  subtitle: Type.String(),
  monthlyPrice: Type.Number(),
  yearlyPlan: Type.Object({ perMonth: Type.Number(), totalAnnual: Type.Number() }),
  planBenefits: Type.Array(Type.String()),
  popular: Type.Boolean(),
});

const written = {
  title: Name({ maxLength: limits.title }),
  subtitle: Name({ maxLength: limits.subtitle }),
  monthlyPrice: price(),
  perMonth: price(),
  totalAnnual: price(),
  benefits: Type.Array(Name({ maxLength: limits.benefit }), { minItems: 1, maxItems: limits.benefits }),
  isPopular: Type.Boolean(),
};
/** The fields of a plan that admins edit. */
export const WrittenPlan = Type.Object(written);
export type WrittenPlan = Static<typeof WrittenPlan>;

/** Whether the text is shown in the user's language, because the text that came with the product was never changed. */
const isTranslated = Type.Boolean();

/** `version` increases with each change. */
export const Plan = Type.Object({ name: Type.Enum([...planNames]), img: Type.String(), ...written, isTranslated, version: Type.Integer() });
export type Plan = Static<typeof Plan>;

export const Question = Type.Object({
  id: Type.Integer(),
  question: Type.String(),
  answer: Type.String(),
  isTranslated,
  version: Type.Integer(),
});
export type Question = Static<typeof Question>;

export const pricing = {
  data: endpoint('GET /pricing/data', {
    access: 'signedIn',
    summary: 'The three plans in the order of their cards, and the questions',
    reply: Type.Object({
      basicPlan: SpecifiedPlan,
      standardPlan: SpecifiedPlan,
      enterprisePlan: SpecifiedPlan,
      qandA: Type.Array(Type.Object({ question: Type.String(), ans: Type.String() })),
    }),
  }),
  read: endpoint('GET /api/pricing', {
    access: 'signedIn',
    summary: "The plans, the questions, and the caller's plan",
    reply: Type.Object({ plans: Type.Array(Plan), questions: Type.Array(Question), currentPlan: AccountPlan }),
  }),
  choose: endpoint('PUT /api/pricing/current', {
    access: 'signedIn',
    effect: 'changes',
    summary: "Change the caller's plan, which costs nothing; returns the previous plan",
    body: Body({ currentPlan: AccountPlan }),
    reply: Type.Object({ before: AccountPlan }),
  }),
  editPlan: endpoint('PUT /api/pricing/plans/:name', {
    access: 'admin',
    summary:
      'Change a plan; the new text is shown in all languages. Only one plan can be the popular one. “version” is the version that was edited',
    params: Type.Object({ name: Type.Enum([...planNames]) }),
    body: Body({ ...written, version: Version() }),
    reply: Plan,
  }),
  editQuestion: endpoint('PUT /api/pricing/questions/:id', {
    access: 'admin',
    summary: 'Change a question and its answer, which are then shown in all languages; “version” is the version that was edited',
    params: Type.Object({ id: Id() }),
    body: Body({ question: Name({ maxLength: limits.question }), answer: words(limits.answer), version: Version() }),
    reply: Question,
  }),
};
