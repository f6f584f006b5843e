import textStyles from '#kit/web/text/text.module.css';
import '@mantine/core/styles/Slider.layer.css';
import { NumberInput, RangeSlider } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { useFormat, useNumberMarks } from '#kit/web/locale/format.ts';
import { useTexts } from '#kit/web/locale/i18n.ts';
import classes from './ShopSide.module.css';

type Bounds = { from: number | undefined; to: number | undefined };
type PriceFilterProps = Bounds & {
  /** Price of the cheapest and the most expensive product, in whole reais. */
  least: number;
  most: number;
  set: (bounds: Bounds, options?: { replace: boolean }) => void;
};

/** Price range with a slider and two fields. */
export function PriceFilter({ from, to, least, most, set }: PriceFilterProps) {
  const t = useTexts('catalogue');
  const common = useTexts('common');
  const format = useFormat();
  const marks = useNumberMarks();
  const within = (price: number) => Math.min(most, Math.max(least, price));
  const asked: [number, number] = [within(from ?? least), within(to ?? most)];
  /** While a thumb is dragged. */
  const [drawn, setDrawn] = useState(asked);
  const [typed, setTyped] = useState<[number | string, number | string]>([from ?? '', to ?? '']);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the address says something else: a chip, the way back, the other form
  useEffect(() => {
    setDrawn(asked);
    setTyped([from ?? '', to ?? '']);
  }, [from, to, least, most]);
  /** Whether the focused thumb was already moved: further steps replace the history entry. */
  const isWalking = useRef(false);
  // A bound that excludes nothing is left out.
  const send = (low = least, high = most, options?: { replace: boolean }) =>
    set({ from: low <= least ? undefined : low, to: high >= most ? undefined : high }, options);
  const sendDrawn = ([low, high]: [number, number]) => {
    send(low, high, { replace: isWalking.current });
    isWalking.current = true;
  };
  const sendTyped = () => {
    const [low, high] = typed.map((value) => (value === '' || value === '-' ? undefined : Number(value)));
    if (low === from && high === to) return;
    // Typed values are kept even if no product has such a price; only reversed bounds are swapped.
    if (low !== undefined && high !== undefined && low > high) send(high, low);
    else send(low, high);
  };
  const field = (end: 0 | 1) => ({
    size: 'sm' as const,
    min: 0,
    max: 100_000_000,
    decimalScale: 2,
    hideControls: true,
    prefix: 'R$ ',
    ...marks,
    value: typed[end],
    onChange: (value: number | string) => setTyped(end === 0 ? [value, typed[1]] : [typed[0], value]),
    onBlur: sendTyped,
    placeholder: format.number(end === 0 ? least : most),
  });
  return (
    <fieldset>
      <legend className={`${textStyles.minor} ${classes.heading}`}>{common('word.price')}</legend>
      <RangeSlider
        className={classes.slider}
        size="sm"
        min={least}
        max={Math.max(most, least + 1)}
        minRange={0}
        disabled={most <= least}
        value={drawn}
        onChange={setDrawn}
        onChangeEnd={sendDrawn}
        onBlur={() => {
          isWalking.current = false;
        }}
        label={(price) => format.money(price)}
        thumbFromLabel={t('filters.priceLeast')}
        thumbToLabel={t('filters.priceMost')}
      />
      <form
        className={classes.bounds}
        onSubmit={(event) => {
          event.preventDefault();
          sendTyped();
        }}
      >
        <NumberInput aria-label={t('filters.priceFrom')} {...field(0)} />
        <span aria-hidden>–</span>
        <NumberInput aria-label={t('filters.priceTo')} {...field(1)} />
        <button type="submit" hidden />
      </form>
    </fieldset>
  );
}
