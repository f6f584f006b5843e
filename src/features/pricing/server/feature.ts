// The server side of plans and prices.
import type { Feature } from '#kit/server/feature.ts';
import { type PricingOptions, pricingRoutes } from './routes.ts';

export const pricingFeature = (ports: PricingOptions): Feature => ({ routes: { pricing: pricingRoutes(ports) } });
