// Amounts computed without rounding errors: quantities and prices in ten-thousandths, money in centavos.

const SCALE = 10_000;
/** Ten-thousandths of ten-thousandths in a centavo. */
const PER_CENTAVO = 1_000_000n;

function scaled(value: number): bigint {
  return BigInt(Math.round(value * SCALE));
}

/** Quantity times price in centavos, rounded to the nearest. */
export function productOf(quantity: number, price: number): bigint {
  return (scaled(quantity) * scaled(price) + PER_CENTAVO / 2n) / PER_CENTAVO;
}

export function centavosOf(reais: number): bigint {
  return BigInt(Math.round(reais * 100));
}

/** `123456n` → «R$ 1.234,56» */
export function inReais(centavos: bigint): string {
  return `R$ ${grouped(centavos / 100n)},${String(centavos % 100n).padStart(2, '0')}`;
}

/** `0.875` → «R$ 0,875»: two decimals, and two more where they say something. */
export function priceOf(price: number): string {
  return `R$ ${decimal(scaled(price), 2)}`;
}

/** `4800.5` → «4.800,5» */
export function quantityOf(quantity: number): string {
  return decimal(scaled(quantity), 0);
}

function decimal(tenThousandths: bigint, least: number): string {
  const rest = String(tenThousandths % 10_000n).padStart(4, '0');
  const decimals = rest.slice(0, least) + rest.slice(least).replace(/0+$/, '');
  return grouped(tenThousandths / 10_000n) + (decimals === '' ? '' : `,${decimals}`);
}

function grouped(whole: bigint): string {
  return String(whole).replace(/\B(?=(\d{3})+$)/g, '.');
}
