import type { AuditKind } from '#features/audit/contract.ts';
import { notFound } from '#kit/errors.ts';
import { afterCommit } from '#kit/server/database/afterCommit.ts';
import type { Database, Queries } from '#kit/server/database/database.ts';
import type { Events } from '#kit/server/events/events.ts';
import { type Routes, serve } from '#kit/server/http/serve.ts';
import type { RecordAuditEntry } from '#kit/server/ports/audit.ts';
import { type AccountPlan, type Plan, planNames, pricing } from '../contract.ts';
import { listPlans, listQuestions, updatePlan, updateQuestion } from './plans.ts';

export type PricingOptions = {
  database: Database;
  events: Pick<Events, 'publish'>;
  record: RecordAuditEntry<AuditKind>;
  /** Changes an account's plan and publishes it. @returns the previous plan; undefined if there is no such account */
  choosePlan(db: Queries, userId: number, plan: AccountPlan): Promise<AccountPlan | undefined>;
  planOf(userId: number): Promise<AccountPlan | undefined>;
};

export function pricingRoutes({ database, events, record, choosePlan, planOf }: PricingOptions): Routes {
  const change = <Result>(work: (db: Queries) => Promise<Result>): Promise<Result> =>
    database.write(async (db) => {
      afterCommit(db, () => events.publish('everybody', 'pricing'));
      return work(db);
    });

  return serve(pricing, {
    data: async (_, { language }) => {
      const [plans, questions] = await Promise.all([listPlans(database.read, language), listQuestions(database.read, language)]);
      const [basicPlan, standardPlan, enterprisePlan] = planNames.map((name) => toSpecified(plans.find((plan) => plan.name === name)));
      if (!basicPlan || !standardPlan || !enterprisePlan) return notFound();
      return { basicPlan, standardPlan, enterprisePlan, qandA: questions.map(({ question, answer }) => ({ question, ans: answer })) };
    },
    read: async (_, { caller, language }) => {
      const [plans, questions, plan] = await Promise.all([
        listPlans(database.read, language),
        listQuestions(database.read, language),
        planOf(caller.id),
      ]);
      // Commands on the server have no account: they get the free plan.
      return { plans, questions, currentPlan: plan ?? 'basic' };
    },
    choose: ({ body: { currentPlan } }, { caller, request }) =>
      database.write(async (db) => {
        const before = await choosePlan(db, caller.id, currentPlan);
        if (before === undefined) return notFound();
        if (before === currentPlan) return { before };
        await record(db, request, { kind: 'planChosen', details: { currentPlan: { from: before, to: currentPlan } } });
        afterCommit(db, () => events.publish([caller.id], 'pricing'));
        return { before };
      }),
    editPlan: ({ params: { name }, body }, { language, request }) =>
      change(async (db) => {
        const plan = await updatePlan(db, name, body, language);
        await record(db, request, { kind: 'pricingEdited', subject: { type: 'plan', id: null, name: plan.title } });
        return plan;
      }),
    editQuestion: ({ params: { id }, body }, { language, request }) =>
      change(async (db) => {
        const question = await updateQuestion(db, id, body, language);
        await record(db, request, { kind: 'pricingEdited', subject: { type: 'pricingQuestion', id, name: question.question } });
        return question;
      }),
  });
}

function toSpecified(plan: Plan | undefined) {
  return (
    plan && {
      title: plan.title,
      img: plan.img,
      subtitle: plan.subtitle,
      monthlyPrice: plan.monthlyPrice,
      yearlyPlan: { perMonth: plan.perMonth, totalAnnual: plan.totalAnnual },
      planBenefits: plan.benefits,
      popular: plan.isPopular,
    }
  );
}
