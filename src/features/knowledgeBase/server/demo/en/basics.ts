import type { DemoTexts } from '../kinds.ts';

export const basics: DemoTexts = {
  title: 'Procurement basics',
  description: 'Procedures, phases, price registration and the vocabulary of Law 14.133/2021.',
  lists: {
    modalities: 'Procedures',
    direct: 'Direct contracting',
    prices: 'Price registration',
    phases: 'Phases of the process',
    sources: 'Sources and numbers',
    outcomes: 'Outcomes',
  },
  articles: {
    'o-que-e-um-pregao': [
      'What is a pregão?',
      `
The pregão, a reverse auction, is the mandatory procedure for buying **common goods and services**: those whose performance and quality the notice can describe objectively, using the specifications customary on the market. Pens, office cleaning and licences of off-the-shelf software are examples.

## How it is decided

The criterion is the lowest price or the highest discount. The steps follow a fixed order: proposals and bids, evaluation, qualification of the leading bidder, appeals and, finally, award and ratification.

## Electronic by default

Procedures take place electronically wherever possible; holding one in person needs a reason, and the session has to be recorded with audio and video (Law 14.133/2021, art. 17).

In Certame, filter the list by procedure to see pregões only. The number shown is always followed by the year, as in 90006/2026.`,
    ],
    'as-cinco-modalidades': [
      'What are the five procurement procedures?',
      `
Law 14.133/2021, art. 28, provides for five procedures and allows neither others nor a mixture of them:

- **Pregão** (reverse auction): common goods and services, by lowest price or highest discount.
- **Concorrência** (competitive tender): special goods and services, works and engineering services.
- **Concurso** (contest): technical, scientific or artistic work, with a prize or a fee for the winner.
- **Leilão** (auction): sale of real estate, or of movable goods that are unusable or were seized, to the highest bidder.
- **Diálogo competitivo** (competitive dialogue): the body talks with preselected bidders to develop solutions before the final proposals.

Waiver and inapplicability of bidding are not procedures of this kind: they are forms of **direct contracting**. PNCP lists them beside the procedures, so they also appear in Certame’s filter, together with accreditation, prequalification and expressions of interest, which are auxiliary procedures.`,
    ],
    'dispensa-ou-inexigibilidade': [
      'What is the difference between a waiver and inapplicability of bidding?',
      `
In both cases the body contracts without a tender, but for opposite reasons.

## Inapplicability (inexigibilidade)

Competition is **not feasible**: there is one exclusive supplier, a renowned artist, a technical service of recognised expertise, a property whose features make it necessary. Art. 74 of Law 14.133/2021 gives examples; the list is not exhaustive.

## Waiver (dispensa)

Competition would be possible, but the law **waives** it in the cases listed in art. 75: low value, emergency, an earlier tender within the past year that had no bidders or failed, among others. The value limits are updated every year by decree.

For a waiver by value, the body should publish a notice for at least three working days and choose the most advantageous proposal. Many include a bidding stage. Without opening dates, these purchases never appear as open in Certame.`,
    ],
    'sistema-de-registro-de-precos': [
      'How does the price registration system (SRP) work?',
      `
With price registration, the body runs the tender today and buys later, gradually, as needed. The result is a **price register** (ata), in which suppliers commit to a price, a maximum quantity and conditions.

## What the register guarantees

It obliges the supplier to deliver, but does **not oblige** the body to buy (Law 14.133/2021, art. 83). It is valid for one year and can be extended for the same period if the price is still advantageous (art. 84).

## Who takes part

- **Managing body**: runs the tender and manages the register.
- **Participating body**: stated its demand before the notice was published.
- **Non-participating body**: joins later, within the limits of the law.

In Certame these notices carry the label **Price registration**, and the search treats SRP, “registro de preços” and the full name as the same thing.`,
    ],
    'adesao-a-ata': [
      'What does joining a price register (“carona”) mean?',
      `
A body that took no part in the tender may, under certain conditions, buy through an existing price register. This is called joining (adesão), or colloquially a “carona”, a ride.

Art. 86 of Law 14.133/2021 requires:

1. a justification of the advantage, especially where supplies may run short or a service may be interrupted;
2. proof that the registered prices are in line with the market;
3. prior consultation and acceptance by the managing body and by the supplier.

There are two ceilings. Each joining body may buy up to **50%** of the quantities of each registered item. And all bodies that join may not together exceed **twice** the quantity of each item, however many they are. The law itself has exceptions and restrictions: a federal body, for example, may not join a register managed by a state or a municipality.`,
    ],
    'fases-da-licitacao': [
      'Which phases does a tender go through?',
      `
Art. 17 of Law 14.133/2021 puts the phases in sequence:

1. **Preparation**: technical study, terms of reference, price research, draft notice.
2. **Publication of the notice**: the full text goes to PNCP.
3. **Proposals and bids**, where the bidding mode provides for them.
4. **Evaluation** by the criterion in the notice.
5. **Qualification** of the leading bidder.
6. **Appeals**.
7. **Ratification** by the senior authority, which first awards the contract to the winner.

Qualification may come before the proposals if the notice says so and the reasons are given. Certame summarises this sequence in three statuses: a notice is **open** until proposals close, **in progress** while they are evaluated and **closed** once there is an outcome.`,
    ],
    'o-que-e-o-pncp': [
      'What is PNCP?',
      `
The **Portal Nacional de Contratações Públicas** (national public procurement portal) is the official site where Law 14.133/2021 (art. 174) brings together the procurement acts of the Union, the states, the Federal District and the municipalities: annual plans, tender notices, registers, contracts.

## Why it matters

Publishing the notice on PNCP is mandatory (art. 54), and a contract takes effect only once it is published there: within twenty working days after a tender, ten after direct contracting (art. 94).

## The control number

Each purchase has a number such as **00394460005887-1-000123/2026**: the body’s CNPJ, the type, a sequence and the year. Certame uses it to know that two records are the same notice, wherever they come from. On a notice’s page, the number leads to its record on the portal.`,
    ],
    'o-que-e-a-uasg': [
      'What is a UASG?',
      `
UASG stands for **Unidade Administrativa de Serviços Gerais**. It is the six-digit code that identifies the purchasing unit on Compras.gov.br: a ministry has many UASGs, one for each unit that runs tenders.

People who work with federal tenders usually quote a purchase by UASG and number, for example UASG 160001, pregão 90006/2026. Search that way in Certame: type the code or the number into the list’s search.

## Beware of other platforms

Outside Compras.gov.br, PNCP puts a **local code** of the unit in the same place, which each system numbers as it likes. Two bodies may have the same local code. In those cases rely on the body’s CNPJ and on PNCP’s control number, which are unique.`,
    ],
    'deserta-fracassada-revogada-anulada': [
      'No bidders, failed, revoked, annulled: what is the difference?',
      `
Four words for tenders that end without a contract:

- **No bidders** (deserta): no one submitted a proposal.
- **Failed** (fracassada): there were proposals, but all were rejected or the bidders were disqualified.
- **Revoked**: the authority withdrew it for reasons of public interest, because of a later event that is duly proven.
- **Annulled**: it was unlawful in a way that could not be remedied; annulment may come on the authority’s own initiative or on request.

Before revoking or annulling, the authority has to hear those concerned (Law 14.133/2021, art. 71).

“No bidders” and “failed” belong to each **item**: within one pregão, one item may have a winner and another none. Certame closes a notice only when no item has a winner, or when the whole of it was revoked or annulled.`,
    ],
  },
};
