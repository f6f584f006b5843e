import type { Generated } from 'kysely';
import type { PlanName } from '../contract.ts';

declare module '#kit/server/database/database.ts' {
  interface Tables {
    pricing_plans: PricingPlansTable;
    pricing_questions: PricingQuestionsTable;
  }
}

export interface PricingPlansTable {
  name: PlanName;
  place: number;
  title: string;
  subtitle: string;
  img: string;
  monthly_price: number;
  /** A twelfth of the annual price. */
  per_month: number;
  total_annual: number;
  benefits: string[];
  is_popular: boolean;
  /** Key in `planTexts`. */
  text_key: Generated<string | null>;
  /** Increases with each change. */
  version: number;
}

export interface PricingQuestionsTable {
  id: Generated<number>;
  place: number;
  question: string;
  answer: string;
  /** Key in `questionTexts`. */
  text_key: Generated<string | null>;
  version: number;
}
