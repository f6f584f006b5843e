import { expect, test } from 'vitest';
import { testDemo } from '#kit/server/testing/testDemo.ts';
import type { Plan, Question } from '../contract.ts';

const { admin, client } = testDemo();

const read = async (call = client): Promise<{ plans: Plan[]; questions: Question[]; currentPlan: string }> =>
  (await call('GET /api/pricing')).json();
const edit = ({ name, img: _, isTranslated: __, ...plan }: Plan, values: object) =>
  admin(`PUT /api/pricing/plans/${name}`, { ...plan, ...values });

test('returns the specification’s plans in the order of their cards, with its prices', async () => {
  const answer = (await client('GET /pricing/data')).json();
  expect(Object.keys(answer)).toEqual(['basicPlan', 'standardPlan', 'enterprisePlan', 'qandA']);
  expect(answer.basicPlan).toMatchObject({ monthlyPrice: 0, yearlyPlan: { perMonth: 0, totalAnnual: 0 }, popular: false });
  expect(answer.standardPlan).toMatchObject({ monthlyPrice: 49, yearlyPlan: { perMonth: 40, totalAnnual: 480 }, popular: true });
  expect(answer.enterprisePlan).toMatchObject({ monthlyPrice: 99, yearlyPlan: { perMonth: 80, totalAnnual: 960 }, popular: false });
  for (const plan of ['basicPlan', 'standardPlan', 'enterprisePlan']) expect(answer[plan].planBenefits).toHaveLength(5);
  expect(answer.qandA.map(Object.keys)).toEqual(Array(3).fill(['question', 'ans']));
});

test('saves the plan that an account chooses, and records it', async () => {
  const { currentPlan } = await read();
  expect((await client('PUT /api/pricing/current', { currentPlan: 'company' })).json()).toEqual({ before: currentPlan });
  expect((await read()).currentPlan).toBe('company');
  const { id } = (await client('GET /api/profile')).json();
  expect((await admin(`GET /api/users/${id}`)).json().user.currentPlan).toBe('company');
  expect((await client('PUT /api/pricing/current', { currentPlan })).json()).toEqual({ before: 'company' });
  expect((await client('PUT /api/pricing/current', { currentPlan })).json()).toEqual({ before: currentPlan });
  const { events } = (await admin('GET /api/audit?kind=planChosen')).json();
  expect(events.map(({ details }: { details: object }) => details)).toEqual([
    { currentPlan: { from: 'company', to: currentPlan } },
    { currentPlan: { from: currentPlan, to: 'company' } },
  ]);
});

test('lets admins edit plans and questions, without overwriting unseen changes', async () => {
  const [basic, standard] = (await read()).plans as [Plan, Plan];
  expect((await edit(basic, { title: 'Inicial', isPopular: true })).json()).toMatchObject({ title: 'Inicial', version: 2 });
  const { plans, questions } = await read();
  expect(plans.map(({ isPopular }) => isPopular)).toEqual([true, false, false]);
  expect((await edit(basic, { title: 'Tarde' })).statusCode).toBe(409);
  expect((await edit(standard, { monthlyPrice: -1 })).statusCode).toBe(400);
  expect((await edit(standard, { benefits: ['\u200B'] })).json().faults).toMatchObject([{ path: 'body.benefits.0' }]);
  const { version } = (plans as [Plan, Plan])[1];
  expect((await edit(standard, { monthlyPrice: 49.999, version })).json()).toMatchObject({ monthlyPrice: 50 });
  const [first] = questions as [Question];
  const wording = { question: 'E o cartão?', answer: 'Não precisa.', version: first.version };
  expect((await admin(`PUT /api/pricing/questions/${first.id}`, wording)).json()).toMatchObject({ question: 'E o cartão?' });
  expect((await admin(`PUT /api/pricing/questions/${first.id}`, wording)).statusCode).toBe(409);
  expect((await admin('PUT /api/pricing/questions/999', wording)).statusCode).toBe(404);
});

test('shows plans and questions in the user’s language until someone edits them', async () => {
  const inLanguage = async (language: string) => (await client('GET /pricing/data', undefined, { 'accept-language': language })).json();
  expect((await inLanguage('de')).enterprisePlan).toMatchObject({
    title: 'Enterprise',
    planBenefits: expect.arrayContaining(['Alles aus Standard']),
  });
  expect((await inLanguage('fr')).qandA[1].question).toBe('Puis-je changer de formule plus tard\u00a0?');
  const german = (await client('GET /api/pricing', undefined, { 'accept-language': 'de' })).json();
  const [, , { name, img: _, isTranslated, ...plan }] = german.plans;
  expect(isTranslated).toBe(true);
  const send = (values: object) => admin(`PUT /api/pricing/plans/${name}`, { ...plan, ...values }, { 'accept-language': 'de' });
  expect((await send({ monthlyPrice: 120 })).json()).toMatchObject({ monthlyPrice: 120, isTranslated: true });
  expect((await inLanguage('fr')).enterprisePlan).toMatchObject({ title: 'Entreprise', monthlyPrice: 120 });
  expect((await send({ subtitle: 'Für alle', version: plan.version + 1 })).json()).toMatchObject({ isTranslated: false });
  expect((await inLanguage('fr')).enterprisePlan).toMatchObject({ title: 'Enterprise', subtitle: 'Für alle' });
  expect((await inLanguage('pt')).enterprisePlan.planBenefits).toContain('Alles aus Standard');
  const { id, isTranslated: __, ...question } = german.questions[2];
  await admin(`PUT /api/pricing/questions/${id}`, { ...question, answer: 'Zwölf Monate.' }, { 'accept-language': 'de' });
  expect((await inLanguage('en')).qandA[2]).toEqual({ question: question.question, ans: 'Zwölf Monate.' });
});
