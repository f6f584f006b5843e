// The plans and the questions about them, as they are kept.
import { notFound, Problem, type Titles } from '#kit/errors.ts';
import type { Queries } from '#kit/server/database/database.ts';
import type { Plan, PlanName, Question, WrittenPlan } from '../contract.ts';
import type { PricingPlansTable } from './tables.ts';

const changed: Titles = {
  pt: 'Outra pessoa salvou estes dados enquanto você escrevia.',
  en: 'Somebody else saved this while you were writing.',
  fr: "Quelqu'un d'autre a enregistré ces données pendant que vous écriviez.",
  de: 'Jemand anderes hat diese Angaben gespeichert, während Sie schrieben.',
};

/** In the order of their cards. */
export async function listPlans(db: Queries): Promise<Plan[]> {
  return (await db.selectFrom('pricing_plans').selectAll().orderBy('place').execute()).map(toPlan);
}

export function listQuestions(db: Queries): Promise<Question[]> {
  return db.selectFrom('pricing_questions').select(['id', 'question', 'answer', 'version']).orderBy('place').execute();
}

/** @throws {Problem} `conflict` where somebody else was quicker */
export async function editPlan(db: Queries, name: PlanName, sent: WrittenPlan & { version: number }): Promise<Plan> {
  const row = await db
    .updateTable('pricing_plans')
    .set({
      title: sent.title.trim(),
      subtitle: sent.subtitle.trim(),
      monthly_price: sent.monthlyPrice,
      per_month: sent.perMonth,
      total_annual: sent.totalAnnual,
      benefits: JSON.stringify(sent.benefits.map((benefit) => benefit.trim())) as never,
      is_popular: sent.isPopular,
      version: sent.version + 1,
    })
    .where('name', '=', name)
    .where('version', '=', sent.version)
    .returningAll()
    .executeTakeFirst();
  if (!row) throw new Problem('conflict', changed);
  if (sent.isPopular) await db.updateTable('pricing_plans').set({ is_popular: false }).where('name', '<>', name).execute();
  return toPlan(row);
}

/** @throws {Problem} `not-found`; `conflict` where somebody else was quicker */
export async function editQuestion(
  db: Queries,
  id: number,
  { question, answer, version }: { question: string; answer: string; version: number },
): Promise<Question> {
  const kept = await db.selectFrom('pricing_questions').select('version').where('id', '=', id).executeTakeFirst();
  if (!kept) return notFound();
  const row = await db
    .updateTable('pricing_questions')
    .set({ question: question.trim(), answer: answer.trim(), version: version + 1 })
    .where('id', '=', id)
    .where('version', '=', version)
    .returning(['id', 'question', 'answer', 'version'])
    .executeTakeFirst();
  if (!row) throw new Problem('conflict', changed);
  return row;
}

function toPlan({
  name,
  img,
  title,
  subtitle,
  monthly_price,
  per_month,
  total_annual,
  benefits,
  is_popular,
  version,
}: PricingPlansTable): Plan {
  const prices = { monthlyPrice: monthly_price, perMonth: per_month, totalAnnual: total_annual };
  return { name, img, title, subtitle, ...prices, benefits, isPopular: is_popular, version };
}
