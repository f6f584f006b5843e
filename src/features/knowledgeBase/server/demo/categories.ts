import { account } from './account.ts';
import { basics } from './basics.ts';
import { deadlines } from './deadlines.ts';
import { importing } from './importing.ts';
import type { DemoCategory } from './kinds.ts';
import { searching } from './searching.ts';
import { together } from './together.ts';

/** The demo knowledge base in its order. */
export const demoCategories: readonly DemoCategory[] = [basics, deadlines, searching, importing, together, account];
