import { MaskInput, NumberInput } from '@mantine/core';
import { useState } from 'react';
import { FieldGrid } from '#kit/web/form/FieldGrid.tsx';
import { useNumberMarks } from '#kit/web/locale/format.ts';
import { type Guide, type Meta, type Samples, useWords } from '../../page.ts';

export const meta = {
  title: { pt: 'Campo com máscara', en: 'Masked field', fr: 'Champ avec masque', de: 'Feld mit Maske' },
  words: 'mask CNPJ CPF CEP telefone phone téléphone Telefon dígito verificador alfanumérico money dinheiro montant Betrag',
  old: ['/forms/elements/input-mask'],
} satisfies Meta;

export const guide: Guide = {
  from: '@mantine/core',
  use: {
    pt: 'Para códigos de forma fixa, como CNPJ, CPF e CEP: os sinais entram sozinhos.',
    en: 'For codes of a fixed form, such as CNPJ, CPF and postal codes: the marks enter by themselves.',
    fr: 'Pour des codes de forme fixe, comme CNPJ, CPF et code postal : les signes s’ajoutent seuls.',
    de: 'Für Codes mit fester Form wie CNPJ, CPF und Postleitzahl: Die Zeichen dazwischen kommen von selbst.',
  },
  avoid: {
    pt: 'Para quantias, cujo tamanho varia: use o campo de número. Para datas há o campo de data.',
    en: 'For amounts, whose length varies: use the number field. For dates there is the date field.',
    fr: 'Pour les montants, de longueur variable : le champ de nombre. Pour les dates, le champ de date.',
    de: 'Für Beträge, deren Länge wechselt: das Zahlenfeld. Für Tage gibt es das Datumsfeld.',
  },
  keys: [
    {
      press: 'Backspace',
      does: {
        pt: 'Apaga o último dígito; o número incompleto deixa de ser conferido',
        en: 'Deletes the last digit; the incomplete number is no longer verified',
        fr: 'Efface le dernier chiffre ; le numéro incomplet n’est plus vérifié',
        de: 'Löscht die letzte Ziffer; die unvollständige Nummer wird nicht mehr geprüft',
      },
      on: '#Cpf input',
      finds: '#Cpf .mantine-MaskInput-root:not([data-success], [data-error]) input:focus',
    },
  ],
  props: [
    {
      name: 'mask',
      type: 'string',
      says: {
        pt: '9 é um dígito, * uma letra ou um dígito; o resto aparece como está.',
        en: '9 is a digit, * a letter or a digit; everything else appears as it is.',
        fr: '9 est un chiffre, * une lettre ou un chiffre ; le reste apparaît tel quel.',
        de: '9 ist eine Ziffer, * ein Buchstabe oder eine Ziffer; alles andere erscheint, wie es ist.',
      },
    },
    {
      name: 'transform',
      type: '(char: string) => string',
      says: {
        pt: 'Muda cada caractere antes de conferi-lo, por exemplo para maiúscula.',
        en: 'Changes each character before it is checked, for example to a capital.',
        fr: 'Change chaque caractère avant de le vérifier, par exemple en majuscule.',
        de: 'Ändert jedes Zeichen vor der Prüfung, etwa in einen Großbuchstaben.',
      },
    },
    {
      name: 'onChangeRaw',
      type: '(raw: string, masked: string) => void',
      says: {
        pt: 'Dá o valor sem os sinais: é ele que se salva.',
        en: 'Gives the value without the marks: that is what is saved.',
        fr: 'Donne la valeur sans les signes : c’est elle que l’on enregistre.',
        de: 'Gibt den Wert ohne die Zeichen dazwischen: Dieser wird gespeichert.',
      },
    },
  ],
};

export const samples: Samples = {
  Cnpj: {
    title: {
      pt: 'CNPJ, também alfanumérico',
      en: 'CNPJ, also with letters',
      fr: 'CNPJ, aussi avec lettres',
      de: 'CNPJ, auch mit Buchstaben',
    },
    says: {
      pt: 'Desde julho de 2026 as doze primeiras posições podem ter letras; os dois dígitos finais são conferidos.',
      en: 'Since July 2026 the first twelve places may hold letters; the two last digits are verified.',
      fr: 'Depuis juillet 2026, les douze premières positions admettent des lettres ; les deux derniers chiffres sont vérifiés.',
      de: 'Seit Juli 2026 dürfen die ersten zwölf Stellen Buchstaben sein; die zwei letzten Ziffern werden geprüft.',
    },
    picture: true,
  },
  Cpf: {
    title: { pt: 'CPF', en: 'CPF', fr: 'CPF', de: 'CPF' },
    says: {
      pt: 'Um número incompleto ainda não é erro; um completo que não confere, sim.',
      en: 'An incomplete number is no error yet; a complete one that does not check is.',
      fr: 'Un numéro incomplet n’est pas encore une erreur ; un numéro complet mais faux, si.',
      de: 'Eine unvollständige Nummer ist noch kein Fehler, eine vollständige falsche schon.',
    },
  },
  Contact: {
    title: { pt: 'CEP e telefone', en: 'Postal code and telephone', fr: 'Code postal et téléphone', de: 'Postleitzahl und Telefon' },
    says: {
      pt: 'O navegador reconhece os campos e oferece o que tem guardado.',
      en: 'The browser recognises the fields and offers what it has stored.',
      fr: 'Le navigateur reconnaît les champs et propose ce qu’il a gardé.',
      de: 'Der Browser erkennt die Felder und bietet Gespeichertes an.',
    },
  },
  Money: {
    title: { pt: 'Dinheiro', en: 'Money', fr: 'Argent', de: 'Geld' },
    says: {
      pt: 'Não é máscara: o campo de número separa os milhares no idioma da tela.',
      en: 'No mask: the number field separates thousands in the language of the screen.',
      fr: 'Pas de masque : le champ de nombre sépare les milliers dans la langue de l’écran.',
      de: 'Keine Maske: Das Zahlenfeld trennt Tausender in der Sprache des Bildschirms.',
    },
  },
};

const words = {
  cnpj: { pt: 'CNPJ do fornecedor', en: 'CNPJ of the supplier', fr: 'CNPJ du fournisseur', de: 'CNPJ des Lieferanten' },
  older: { pt: 'CNPJ do órgão', en: 'CNPJ of the public body', fr: 'CNPJ de l’organisme', de: 'CNPJ der Behörde' },
  cpf: { pt: 'CPF do representante', en: 'CPF of the representative', fr: 'CPF du représentant', de: 'CPF der Vertretung' },
  right: {
    pt: 'Os dígitos finais conferem.',
    en: 'The last digits are right.',
    fr: 'Les derniers chiffres sont justes.',
    de: 'Die letzten Ziffern stimmen.',
  },
  wrong: {
    pt: 'Os dígitos finais não conferem: compare com o documento.',
    en: 'The last digits do not match: compare with the document.',
    fr: 'Les derniers chiffres ne concordent pas : comparez avec le document.',
    de: 'Die letzten Ziffern passen nicht: bitte mit dem Dokument vergleichen.',
  },
  cep: { pt: 'CEP', en: 'Postal code (CEP)', fr: 'Code postal (CEP)', de: 'Postleitzahl (CEP)' },
  mobile: { pt: 'Celular', en: 'Mobile phone', fr: 'Portable', de: 'Mobiltelefon' },
  landline: { pt: 'Telefone fixo', en: 'Landline', fr: 'Téléphone fixe', de: 'Festnetz' },
  value: { pt: 'Valor estimado', en: 'Estimated value', fr: 'Montant estimé', de: 'Schätzwert' },
};

/** The check digit after `text`: a weighted sum, modulo 11. A letter counts as its ASCII code less that of 0. */
function checkDigit(text: string, highestWeight: number): string {
  const sum = [...text]
    .reverse()
    .reduce((all, letter, place) => all + (letter.charCodeAt(0) - 48) * (2 + (place % (highestWeight - 1))), 0);
  return String(sum % 11 < 2 ? 0 : 11 - (sum % 11));
}

/** Whether the last two characters are the check digits of those before. The same character everywhere is no number. */
function isChecked(raw: string, highestWeight: number): boolean {
  const first = checkDigit(raw.slice(0, -2), highestWeight);
  const second = checkDigit(raw.slice(0, -2) + first, highestWeight);
  return raw.endsWith(first + second) && new Set(raw).size > 1;
}

const isCnpj = (raw: string) => isChecked(raw, 9);
const isCpf = (raw: string) => isChecked(raw, 11);

/** Mantine's own green is too faint for text. */
const readable = { c: 'var(--mantine-color-success-text)' };

export function Cnpj() {
  const t = useWords(words);
  const [newer, setNewer] = useState('12ABC34501DE35');
  const [older, setOlder] = useState('11222333000180');
  const cnpj = {
    mask: '**.***.***/****-99',
    transform: (letter: string) => letter.toUpperCase(),
    autoComplete: 'off',
    dir: 'ltr',
    successProps: readable,
  };
  const verdict = (raw: string) => raw.length === 14 && (isCnpj(raw) ? { success: t.right } : { error: t.wrong });
  return (
    <FieldGrid>
      <MaskInput {...cnpj} label={t.cnpj} defaultValue="12.ABC.345/01DE-35" onChangeRaw={setNewer} {...verdict(newer)} />
      <MaskInput {...cnpj} label={t.older} defaultValue="11.222.333/0001-80" onChangeRaw={setOlder} {...verdict(older)} />
    </FieldGrid>
  );
}

export function Cpf() {
  const t = useWords(words);
  const [raw, setRaw] = useState('52998224725');
  const isWhole = raw.length === 11;
  return (
    <MaskInput
      mask="999.999.999-99"
      inputMode="numeric"
      autoComplete="off"
      dir="ltr"
      maw={400}
      label={t.cpf}
      defaultValue="529.982.247-25"
      onChangeRaw={setRaw}
      success={isWhole && isCpf(raw) && t.right}
      successProps={readable}
      error={isWhole && !isCpf(raw) && t.wrong}
    />
  );
}

export function Contact() {
  const t = useWords(words);
  return (
    <FieldGrid>
      <MaskInput mask="99999-999" label={t.cep} inputMode="numeric" autoComplete="postal-code" dir="ltr" />
      <MaskInput mask="(99) 99999-9999" label={t.mobile} type="tel" autoComplete="tel-national" dir="ltr" />
      <MaskInput mask="(99) 9999-9999" label={t.landline} type="tel" autoComplete="tel-national" dir="ltr" />
    </FieldGrid>
  );
}

export function Money() {
  const t = useWords(words);
  const marks = useNumberMarks();
  return (
    <NumberInput
      {...marks}
      label={t.value}
      prefix="R$ "
      decimalScale={2}
      fixedDecimalScale
      allowNegative={false}
      hideControls
      maw={400}
      defaultValue={1_245_000}
    />
  );
}
