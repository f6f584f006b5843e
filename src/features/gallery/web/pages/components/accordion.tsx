import { Accordion } from '@mantine/core';
import '@mantine/core/styles/Accordion.layer.css';
import { IconBuildingBank, IconCalendarEvent, IconCoins } from '@tabler/icons-react';
import { type Guide, type Meta, type Samples, useWords } from '../../page.ts';

export const meta = {
  title: { pt: 'Acordeão', en: 'Accordion', fr: 'Accordéon', de: 'Akkordeon' },
  words: 'collapse sanfona expandir perguntas FAQ expand plier aufklappen',
  old: ['/components/accordion'],
} satisfies Meta;

export const guide: Guide = {
  from: '@mantine/core',
  use: {
    pt: 'Para textos longos dos quais cada pessoa lê só uma parte, como perguntas frequentes.',
    en: 'For long texts of which each person reads only a part, such as frequent questions.',
    fr: 'Pour de longs textes dont chacun ne lit qu’une partie, comme les questions fréquentes.',
    de: 'Für lange Texte, von denen jede Person nur einen Teil liest, etwa häufige Fragen.',
  },
  avoid: {
    pt: 'Para o que todos precisam ver, ou quando só há uma parte: use o recolhimento.',
    en: 'For what everybody has to see, or for a single part: use a collapse.',
    fr: 'Pour ce que tout le monde doit voir, ou pour une seule partie : utilisez un repli.',
    de: 'Für das, was alle sehen müssen, oder für einen einzelnen Teil: dafür gibt es das Einklappen.',
  },
  keys: [
    {
      press: 'Enter',
      does: {
        pt: 'Abre ou fecha a parte',
        en: 'Opens or closes the part',
        fr: 'Ouvre ou ferme la partie',
        de: 'Öffnet oder schließt den Teil',
      },
      on: '#OneOpen .mantine-Accordion-item:nth-child(2) button',
      finds: '#OneOpen .mantine-Accordion-item:nth-child(2) button[aria-expanded=true]:focus',
    },
    {
      press: 'ArrowDown',
      does: { pt: 'Vai para a próxima parte', en: 'Goes to the next part', fr: 'Va à la partie suivante', de: 'Geht zum nächsten Teil' },
      finds: '#OneOpen .mantine-Accordion-item:nth-child(3) button:focus',
    },
  ],
  props: [
    {
      name: 'multiple',
      type: 'boolean',
      says: {
        pt: 'Várias partes podem ficar abertas ao mesmo tempo.',
        en: 'Several parts may be open at the same time.',
        fr: 'Plusieurs parties peuvent être ouvertes en même temps.',
        de: 'Mehrere Teile dürfen gleichzeitig offen sein.',
      },
    },
    {
      name: 'order',
      type: '2 | 3 | 4 | 5 | 6',
      says: {
        pt: 'O nível do título de cada parte; sem ele, os títulos não são cabeçalhos.',
        en: 'The level of each part’s heading; without it, the titles are no headings.',
        fr: 'Le niveau du titre de chaque partie ; sans lui, les titres n’en sont pas.',
        de: 'Die Ebene der Überschrift jedes Teils; ohne sie sind die Titel keine Überschriften.',
      },
    },
  ],
};

export const samples: Samples = {
  OneOpen: {
    title: { pt: 'Uma parte de cada vez', en: 'One part at a time', fr: 'Une partie à la fois', de: 'Ein Teil zurzeit' },
    says: {
      pt: 'Abrir uma parte fecha a outra: a página não cresce muito.',
      en: 'Opening one part closes the other: the page does not grow much.',
      fr: 'Ouvrir une partie ferme l’autre : la page ne grandit guère.',
      de: 'Wer einen Teil öffnet, schließt den anderen: Die Seite wird kaum länger.',
    },
    picture: true,
  },
};

const words = {
  orgao: { pt: 'Órgão comprador', en: 'Purchasing body', fr: 'Organisme acheteur', de: 'Beschaffende Stelle' },
  orgaoText: {
    pt: 'Prefeitura Municipal de Exemplo, Secretaria de Educação.',
    en: 'Municipality of Exemplo, Department of Education.',
    fr: 'Municipalité d’Exemplo, secrétariat à l’Éducation.',
    de: 'Gemeinde Exemplo, Bildungsamt.',
  },
  datas: { pt: 'Datas', en: 'Dates', fr: 'Dates', de: 'Termine' },
  datasText: {
    pt: 'Propostas até 12 de março, às 9 horas.',
    en: 'Proposals until 12 March, 9 a.m.',
    fr: 'Propositions jusqu’au 12 mars à 9 heures.',
    de: 'Angebote bis 12. März, 9 Uhr.',
  },
  valor: { pt: 'Valor', en: 'Value', fr: 'Montant', de: 'Wert' },
  valorText: {
    pt: 'R$ 124.500,00 estimados.',
    en: 'R$ 124,500.00, estimated.',
    fr: '124 500,00 R$ estimés.',
    de: '124.500,00 R$, geschätzt.',
  },
};

export function OneOpen() {
  const t = useWords(words);
  return (
    <Accordion variant="contained" order={3} defaultValue="orgao">
      <Accordion.Item value="orgao">
        <Accordion.Control icon={<IconBuildingBank size={18} aria-hidden />}>{t.orgao}</Accordion.Control>
        <Accordion.Panel>{t.orgaoText}</Accordion.Panel>
      </Accordion.Item>
      <Accordion.Item value="datas">
        <Accordion.Control icon={<IconCalendarEvent size={18} aria-hidden />}>{t.datas}</Accordion.Control>
        <Accordion.Panel>{t.datasText}</Accordion.Panel>
      </Accordion.Item>
      <Accordion.Item value="valor">
        <Accordion.Control icon={<IconCoins size={18} aria-hidden />}>{t.valor}</Accordion.Control>
        <Accordion.Panel>{t.valorText}</Accordion.Panel>
      </Accordion.Item>
    </Accordion>
  );
}
