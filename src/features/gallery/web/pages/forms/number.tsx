import { NumberInput, Text } from '@mantine/core';
import { useState } from 'react';
import { FieldGrid } from '#kit/web/form/FieldGrid.tsx';
import { QtyStepper } from '#kit/web/form/QtyStepper.tsx';
import { useFormat, useNumberMarks } from '#kit/web/locale/format.ts';
import { type Guide, type Meta, type Samples, useWords } from '../../page.ts';

export const meta = {
  title: { pt: 'Campo de número', en: 'Number field', fr: 'Champ de nombre', de: 'Zahlenfeld' },
  words: 'number NumberInput quantia moeda money quantity quantidade percentual montant quantité Betrag Menge Prozent stepper',
  old: ['/forms/elements/number-input'],
} satisfies Meta;

export const guide: Guide = {
  from: '@mantine/core',
  use: {
    pt: 'Para quantias, contagens e percentuais; os milhares separam-se no idioma da tela.',
    en: 'For amounts, counts and percentages; thousands are separated in the language of the screen.',
    fr: 'Pour montants, quantités et pourcentages ; les milliers se séparent dans la langue de l’écran.',
    de: 'Für Beträge, Mengen und Prozente; Tausender werden in der Sprache des Bildschirms getrennt.',
  },
  avoid: {
    pt: 'Para códigos feitos de dígitos, como CNPJ e CEP: são textos, use a máscara. Para um valor aproximado há o controle deslizante.',
    en: 'For codes made of digits, such as CNPJ and postal codes: they are texts, use a mask. For a rough value there is the slider.',
    fr: 'Pour les codes faits de chiffres, comme CNPJ et code postal : ce sont des textes, utilisez le masque. Pour une valeur approchée, le curseur.',
    de: 'Für Codes aus Ziffern wie CNPJ und Postleitzahl: Das sind Texte mit Maske. Für ungefähre Werte gibt es den Schieberegler.',
  },
  keys: [
    {
      press: 'ArrowUp',
      does: { pt: 'Soma um passo', en: 'Adds one step', fr: 'Ajoute un pas', de: 'Erhöht um einen Schritt' },
      on: '#Counts input >> nth=0',
      finds: '#Counts input:focus[value^="31"]',
    },
    {
      press: 'ArrowDown',
      does: { pt: 'Tira um passo', en: 'Takes one step away', fr: 'Retire un pas', de: 'Verringert um einen Schritt' },
      finds: '#Counts input:focus[value^="30"]',
    },
  ],
  props: [
    {
      name: 'thousandSeparator, decimalSeparator',
      type: 'string',
      says: {
        pt: 'Os sinais do idioma, que useNumberMarks dá.',
        en: 'The marks of the language, given by useNumberMarks.',
        fr: 'Les signes de la langue, donnés par useNumberMarks.',
        de: 'Die Zeichen der Sprache, von useNumberMarks.',
      },
    },
    {
      name: 'decimalScale, fixedDecimalScale',
      type: 'number, boolean',
      says: {
        pt: 'Quantas casas decimais, e se aparecem sempre: dinheiro tem duas.',
        en: 'How many decimals, and whether they always appear: money has two.',
        fr: 'Combien de décimales, et si elles paraissent toujours : l’argent en a deux.',
        de: 'Wie viele Nachkommastellen, und ob immer: Geld hat zwei.',
      },
    },
    {
      name: 'clampBehavior',
      type: "'blur' | 'strict' | 'none'",
      says: {
        pt: 'none deixa o valor fora dos limites à vista, para que um erro o explique.',
        en: 'none leaves a value beyond the limits in view, so that an error can explain it.',
        fr: 'none laisse visible une valeur hors limites, pour qu’une erreur l’explique.',
        de: 'none lässt einen Wert außerhalb der Grenzen stehen, damit ein Fehler ihn erklärt.',
      },
    },
    {
      name: 'hideControls',
      type: 'boolean',
      says: {
        pt: 'Sem os botões de mais e menos, que não servem a quantias grandes.',
        en: 'Without the buttons for more and less, which are no use for large amounts.',
        fr: 'Sans les boutons plus et moins, inutiles pour de grands montants.',
        de: 'Ohne die Schaltflächen für mehr und weniger, die bei großen Beträgen nichts nützen.',
      },
    },
  ],
};

export const samples: Samples = {
  Amounts: {
    title: { pt: 'Quantias e percentuais', en: 'Amounts and percentages', fr: 'Montants et pourcentages', de: 'Beträge und Prozente' },
    says: {
      pt: 'Com o sinal da moeda ou do percentual, que não se digita.',
      en: 'With the sign of the currency or of the percentage, which is not typed.',
      fr: 'Avec le signe de la monnaie ou du pourcentage, que l’on ne saisit pas.',
      de: 'Mit Währungs- oder Prozentzeichen, das man nicht tippt.',
    },
    picture: true,
  },
  Counts: {
    title: { pt: 'Contagens', en: 'Counts', fr: 'Quantités', de: 'Mengen' },
    says: {
      pt: 'Números inteiros em passos: no campo comum e na nossa peça para carrinhos.',
      en: 'Whole numbers in steps: in the usual field and in our own part for carts.',
      fr: 'Nombres entiers par pas : dans le champ usuel et dans notre élément pour paniers.',
      de: 'Ganze Zahlen in Schritten: im üblichen Feld und in unserem Teil für Warenkörbe.',
    },
  },
  Limited: {
    title: { pt: 'Com limites explicados', en: 'With limits explained', fr: 'Avec limites expliquées', de: 'Mit erklärten Grenzen' },
    says: {
      pt: 'Um valor alto demais não muda sozinho: o erro diz até onde se pode ir.',
      en: 'A value that is too high does not change by itself: the error says how far one may go.',
      fr: 'Une valeur trop haute ne change pas d’elle-même : l’erreur dit jusqu’où aller.',
      de: 'Ein zu hoher Wert ändert sich nicht von selbst: Der Fehler nennt die Grenze.',
    },
  },
};

const words = {
  value: { pt: 'Valor do lote', en: 'Value of the lot', fr: 'Montant du lot', de: 'Wert des Loses' },
  discount: { pt: 'Desconto', en: 'Discount', fr: 'Remise', de: 'Nachlass' },
  days: { pt: 'Prazo de entrega (dias)', en: 'Delivery time (days)', fr: 'Délai de livraison (jours)', de: 'Lieferfrist (Tage)' },
  boxes: { pt: 'Caixas de papel', en: 'Boxes of paper', fr: 'Cartons de papier', de: 'Kartons Papier' },
  bid: { pt: 'Sua proposta', en: 'Your proposal', fr: 'Votre proposition', de: 'Ihr Angebot' },
  most: {
    pt: 'Máximo aceito no edital:',
    en: 'The most that the notice accepts:',
    fr: 'Maximum accepté par l’avis :',
    de: 'Höchstwert laut Ausschreibung:',
  },
  tooHigh: { pt: 'Reduza a proposta até', en: 'Reduce the proposal to', fr: 'Réduisez la proposition à', de: 'Das Angebot höchstens:' },
};

export function Amounts() {
  const t = useWords(words);
  const marks = useNumberMarks();
  const amount = { ...marks, decimalScale: 2, allowNegative: false, hideControls: true };
  return (
    <FieldGrid>
      <NumberInput {...amount} label={t.value} prefix="R$ " fixedDecimalScale defaultValue={124_500} />
      <NumberInput {...amount} label={t.discount} suffix=" %" max={100} defaultValue={7.5} />
    </FieldGrid>
  );
}

export function Counts() {
  const t = useWords(words);
  const [boxes, setBoxes] = useState(4);
  return (
    <FieldGrid>
      <NumberInput label={t.days} min={1} max={365} allowDecimal={false} defaultValue={30} />
      <div>
        <Text size="sm" fw={550} mb={4}>
          {t.boxes}
        </Text>
        <QtyStepper label={t.boxes} qty={boxes} setQty={setBoxes} max={20} />
      </div>
    </FieldGrid>
  );
}

export function Limited() {
  const t = useWords(words);
  const format = useFormat();
  const marks = useNumberMarks();
  const most = 124_500;
  const [bid, setBid] = useState<number | string>(130_000);
  return (
    <NumberInput
      {...marks}
      label={t.bid}
      description={`${t.most} ${format.money(most)}`}
      prefix="R$ "
      decimalScale={2}
      fixedDecimalScale
      allowNegative={false}
      hideControls
      clampBehavior="none"
      maw={400}
      value={bid}
      onChange={setBid}
      error={Number(bid) > most && `${t.tooHigh} ${format.money(most)}.`}
    />
  );
}
