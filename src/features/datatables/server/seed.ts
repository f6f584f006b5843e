import type { Queries } from '#kit/server/database/database.ts';
import { demoEmployees } from './demo.ts';

export async function seedEmployees(db: Queries): Promise<void> {
  await db.insertInto('demo_employees').values(demoEmployees()).execute();
}
