import { NumberInput, RangeSlider, Slider, Text } from '@mantine/core';
import '@mantine/core/styles/Slider.layer.css';
import { useState } from 'react';
import { FieldGrid } from '#kit/web/form/FieldGrid.tsx';
import { useFormat, useNumberMarks } from '#kit/web/locale/format.ts';
import { useTexts } from '#kit/web/locale/i18n.ts';
import { type Guide, type Meta, type Samples, useWords } from '../../page.ts';

export const meta = {
  title: { pt: 'Controle deslizante', en: 'Slider', fr: 'Curseur', de: 'Schieberegler' },
  words: 'slider range faixa intervalo valor intervalle plage Bereich Spanne Regler',
  old: ['/extensions/slider', '/extensions/sliders', '/forms/elements/slider'],
} satisfies Meta;

export const guide: Guide = {
  from: '@mantine/core',
  use: {
    pt: 'Para um valor aproximado entre dois limites, quando importa mais a posição que o número.',
    en: 'For a rough value between two limits, when the place matters more than the number.',
    fr: 'Pour une valeur approchée entre deux limites, quand la position compte plus que le nombre.',
    de: 'Für einen ungefähren Wert zwischen zwei Grenzen, wenn die Lage mehr zählt als die Zahl.',
  },
  avoid: {
    pt: 'Para um valor exato: use o campo de número, ou ofereça os dois.',
    en: 'For an exact value: use the number field, or offer both.',
    fr: 'Pour une valeur exacte : le champ de nombre, ou les deux.',
    de: 'Für einen genauen Wert: das Zahlenfeld, oder beides anbieten.',
  },
  keys: [
    {
      press: 'ArrowRight',
      does: { pt: 'Soma um passo', en: 'Adds one step', fr: 'Ajoute un pas', de: 'Erhöht um einen Schritt' },
      on: '#Single [role=slider]',
      finds: '#Single [role=slider][aria-valuenow="6"]:focus',
    },
    {
      press: 'Home',
      does: { pt: 'Vai ao menor valor', en: 'Goes to the lowest value', fr: 'Va à la plus petite valeur', de: 'Geht zum kleinsten Wert' },
      finds: '#Single [role=slider][aria-valuenow="1"]:focus',
    },
    {
      press: 'End',
      does: { pt: 'Vai ao maior valor', en: 'Goes to the highest value', fr: 'Va à la plus grande valeur', de: 'Geht zum größten Wert' },
      finds: '#Single [role=slider][aria-valuenow="15"]:focus',
    },
  ],
  props: [
    {
      name: 'thumbLabel',
      type: 'string',
      says: {
        pt: 'O nome que se ouve ao focar; na faixa há thumbFromLabel e thumbToLabel.',
        en: 'The name that is read out on focus; a range has thumbFromLabel and thumbToLabel.',
        fr: 'Le nom lu au focus ; une plage a thumbFromLabel et thumbToLabel.',
        de: 'Der Name, der beim Fokus vorgelesen wird; ein Bereich hat thumbFromLabel und thumbToLabel.',
      },
    },
    {
      name: 'thumbValueText',
      type: '(value: number) => string',
      says: {
        pt: 'O valor como se lê em voz alta, com a unidade.',
        en: 'The value as it is read out, with its unit.',
        fr: 'La valeur telle que lue, avec son unité.',
        de: 'Der Wert, wie er vorgelesen wird, mit Einheit.',
      },
    },
    {
      name: 'scale',
      type: '(value: number) => number',
      says: {
        pt: 'Torna a escala desigual: mais detalhe nos valores pequenos.',
        en: 'Makes the scale uneven: more detail among small values.',
        fr: 'Rend l’échelle inégale : plus de détail dans les petites valeurs.',
        de: 'Macht die Skala ungleich: mehr Genauigkeit bei kleinen Werten.',
      },
    },
    {
      name: 'minRange',
      type: 'number',
      says: {
        pt: 'A menor distância entre os dois lados da faixa.',
        en: 'The smallest distance between the two ends of the range.',
        fr: 'La plus petite distance entre les deux bouts de la plage.',
        de: 'Der kleinste Abstand zwischen beiden Enden.',
      },
    },
  ],
};

export const samples: Samples = {
  Single: {
    title: { pt: 'Um valor', en: 'One value', fr: 'Une valeur', de: 'Ein Wert' },
    says: {
      pt: 'Com marcas para se orientar; o valor escolhido está escrito acima.',
      en: 'With marks for orientation; the chosen value is written above.',
      fr: 'Avec des repères ; la valeur choisie est écrite au-dessus.',
      de: 'Mit Marken zur Orientierung; der gewählte Wert steht darüber.',
    },
    picture: true,
  },
  Money: {
    title: { pt: 'Faixa de dinheiro', en: 'Range of money', fr: 'Plage d’argent', de: 'Geldspanne' },
    says: {
      pt: 'A escala cresce com o valor; os campos abaixo dão o número exato.',
      en: 'The scale grows with the value; the fields below give the exact number.',
      fr: 'L’échelle croît avec la valeur ; les champs donnent le nombre exact.',
      de: 'Die Skala wächst mit dem Wert; die Felder darunter geben die genaue Zahl.',
    },
  },
};

const words = {
  before: {
    pt: 'Avisar antes do prazo',
    en: 'Notify before the deadline',
    fr: 'Prévenir avant le délai',
    de: 'Vor der Frist benachrichtigen',
  },
  days: { pt: 'dias', en: 'days', fr: 'jours', de: 'Tage' },
  value: { pt: 'Valor estimado', en: 'Estimated value', fr: 'Montant estimé', de: 'Schätzwert' },
  from: { pt: 'Valor mínimo', en: 'Lowest value', fr: 'Montant minimal', de: 'Mindestwert' },
  more: { pt: 'Informe ao menos', en: 'Enter at least', fr: 'Indiquez au moins', de: 'Bitte mindestens angeben:' },
  to: { pt: 'Valor máximo', en: 'Highest value', fr: 'Montant maximal', de: 'Höchstwert' },
};

export function Single() {
  const t = useWords(words);
  const [days, setDays] = useState(5);
  return (
    <>
      <Text fw={550} size="sm">{`${t.before}: ${days} ${t.days}`}</Text>
      <Slider
        min={1}
        max={15}
        thumbSize={24}
        label={null}
        thumbLabel={t.before}
        thumbValueText={(value) => `${value} ${t.days}`}
        marks={[1, 5, 10, 15].map((value) => ({ value, label: String(value) }))}
        value={days}
        onChange={setDays}
        maw={400}
        mt="sm"
        mb="xl"
      />
    </>
  );
}

/** Positions 0 to 100 stand for R$ 0 to R$ 1,000,000. */
const moneyAt = (place: number) => Math.round(place ** 3);
const placeOf = (money: number) => Math.cbrt(money);

export function Money() {
  const t = useWords(words);
  const format = useFormat();
  const common = useTexts('common');
  const marks = useNumberMarks();
  const [[from, to], setRange] = useState<[number, number]>([8_000, 216_000]);
  const field = { ...marks, prefix: 'R$ ', decimalScale: 0, min: 0, max: moneyAt(100), hideControls: true };
  const isReversed = from > to;
  return (
    <>
      <Text fw={550} size="sm">{`${t.value}: ${format.money(Math.min(from, to))} – ${format.money(Math.max(from, to))}`}</Text>
      <RangeSlider
        min={0}
        max={100}
        minRange={2}
        thumbSize={24}
        label={null}
        scale={moneyAt}
        thumbFromLabel={t.from}
        thumbToLabel={t.to}
        thumbValueText={format.money}
        value={[placeOf(Math.min(from, to)), placeOf(Math.max(from, to))]}
        onChange={([low, high]) => setRange([moneyAt(low), moneyAt(high)])}
        maw={560}
        my="lg"
      />
      <FieldGrid>
        <NumberInput {...field} label={common('filters.from')} value={from} onChange={(value) => setRange([Number(value), to])} />
        <NumberInput
          {...field}
          label={common('filters.to')}
          value={to}
          onChange={(value) => setRange([from, Number(value)])}
          error={isReversed && `${t.more} ${format.money(from)}.`}
        />
      </FieldGrid>
    </>
  );
}
