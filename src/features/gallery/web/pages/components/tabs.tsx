import { Group, NavLink, Stack, Tabs, Text } from '@mantine/core';
import '@mantine/core/styles/NavLink.layer.css';
import '@mantine/core/styles/Tabs.layer.css';
import { IconBuildingBank, IconCalendarEvent, IconComponents, IconFileText, IconListDetails, IconPackage } from '@tabler/icons-react';
import { Link, useLocation } from '@tanstack/react-router';
import { useState } from 'react';
import { Fact, Facts } from '#kit/web/detail/Facts.tsx';
import { useFormat } from '#kit/web/locale/format.ts';
import { LinkTabs, TabCount } from '#kit/web/page/LinkTabs.tsx';
import { type Guide, type Meta, type Samples, useWords } from '../../page.ts';

export const meta = {
  title: { pt: 'Abas e navegação', en: 'Tabs and navigation', fr: 'Onglets et navigation', de: 'Reiter und Navigation' },
  words: 'tab pills nav navs guias pastilhas menu lateral sidebar link ligação seção section',
  old: ['/components/tabs-component', '/components/nav-component', '/components/tabs', '/components/navs'],
} satisfies Meta;

export const guide: Guide = {
  from: '@mantine/core, #kit/web/page/LinkTabs.tsx',
  use: {
    pt: 'Para partes do mesmo nível, das quais se vê uma por vez. Com endereço próprio, que se guarda e se envia: LinkTabs; dentro de um cartão: Tabs.',
    en: 'For parts of one level, of which one is seen at a time. With an address of their own, to keep and to send: LinkTabs; within a card: Tabs.',
    fr: 'Pour des parties de même niveau, vues une à la fois. Avec une adresse propre, à garder et à envoyer : LinkTabs ; dans une carte : Tabs.',
    de: 'Für gleichrangige Teile, von denen man einen sieht. Mit eigener Adresse, zum Merken und Verschicken: LinkTabs; innerhalb einer Karte: Tabs.',
  },
  avoid: {
    pt: 'Para passos em ordem: etapas. Para o que se compara ou se lê inteiro: um abaixo do outro. Para escolher um valor: controle segmentado.',
    en: 'For steps in an order: stepper. For what is compared or read as a whole: one below the other. To choose a value: segmented control.',
    fr: 'Pour des étapes ordonnées : étapes. Pour ce qui se compare ou se lit en entier : l’un sous l’autre. Pour choisir une valeur : contrôle segmenté.',
    de: 'Für Schritte in Folge: Schrittanzeige. Für das, was man vergleicht oder ganz liest: untereinander. Um einen Wert zu wählen: Auswahlleiste.',
  },
  keys: [
    {
      press: 'ArrowRight',
      does: { pt: 'Mostra a próxima aba', en: 'Shows the next tab', fr: 'Montre l’onglet suivant', de: 'Zeigt den nächsten Reiter' },
      on: '#Within [role=tab][aria-selected=true]',
      finds: '#Within [role=tab]:nth-child(2)[aria-selected=true]:focus',
    },
    {
      press: 'End',
      does: {
        pt: 'Leva o foco à última, sem mostrá-la',
        en: 'Moves the focus to the last, without showing it',
        fr: 'Place le focus sur le dernier, sans le montrer',
        de: 'Setzt den Fokus auf den letzten, ohne ihn zu zeigen',
      },
      finds: '#Within [role=tab]:last-child[aria-selected=false]:focus',
    },
    {
      press: 'Space',
      does: { pt: 'Mostra-a', en: 'Shows it', fr: 'Le montre', de: 'Zeigt ihn' },
      finds: '#Within [role=tab]:last-child[aria-selected=true]:focus',
    },
    {
      press: 'Enter',
      does: {
        pt: 'Abre o endereço da aba',
        en: 'Opens the address of the tab',
        fr: 'Ouvre l’adresse de l’onglet',
        de: 'Öffnet die Adresse des Reiters',
      },
      on: '#Addresses [data-example] a:nth-child(2)',
      finds: '#Addresses [data-example] a:nth-child(2)[aria-current=page]:focus',
    },
    {
      press: 'ArrowDown',
      does: {
        pt: 'Nas abas em pé, mostra a próxima',
        en: 'In upright tabs, shows the next one',
        fr: 'Dans les onglets verticaux, montre le suivant',
        de: 'Bei senkrechten Reitern: zeigt den nächsten',
      },
      on: '#Upright [role=tab][aria-selected=true]',
      finds: '#Upright [role=tab]:nth-child(2)[aria-selected=true]:focus',
    },
    {
      press: 'Enter',
      does: {
        pt: 'Mostra ou esconde as entradas do grupo',
        en: 'Shows or hides the entries of the group',
        fr: 'Montre ou cache les entrées du groupe',
        de: 'Zeigt oder verbirgt die Einträge der Gruppe',
      },
      on: '#Nested [data-example] button',
      finds: '#Nested [data-example] button[aria-expanded=false]:focus',
    },
  ],
  props: [
    {
      name: 'defaultValue, value',
      type: 'string (Tabs)',
      says: {
        pt: 'A aba aberta: a primeira vez, ou sempre, se o estado é seu.',
        en: 'The open tab: at first, or always, if the state is yours.',
        fr: 'L’onglet ouvert : au début, ou toujours si l’état est le vôtre.',
        de: 'Der offene Reiter: anfangs, oder immer, wenn der Zustand Ihrer ist.',
      },
    },
    {
      name: 'orientation',
      type: "'horizontal' | 'vertical' (Tabs)",
      says: {
        pt: 'Em pé, as setas para cima e para baixo passam de uma aba a outra.',
        en: 'Upright, the arrows up and down go from tab to tab.',
        fr: 'À la verticale, les flèches haut et bas passent d’un onglet à l’autre.',
        de: 'Senkrecht führen die Pfeile nach oben und unten von Reiter zu Reiter.',
      },
    },
    {
      name: 'keepMounted',
      type: 'boolean (Tabs)',
      says: {
        pt: 'Se as partes escondidas guardam o que foi digitado nelas.',
        en: 'Whether the hidden parts keep what was typed in them.',
        fr: 'Si les parties cachées gardent ce qui y a été saisi.',
        de: 'Ob verborgene Teile behalten, was in ihnen eingegeben wurde.',
      },
    },
    {
      name: 'label',
      type: 'string (LinkTabs)',
      says: {
        pt: 'O nome da navegação para leitores de tela; a entrada atual tem aria-current.',
        en: 'The name of the navigation for screen readers; the current entry has aria-current.',
        fr: 'Le nom de la navigation pour les lecteurs d’écran ; l’entrée actuelle a aria-current.',
        de: 'Der Name der Navigation für Screenreader; der aktuelle Eintrag hat aria-current.',
      },
    },
    {
      name: 'active',
      type: 'boolean (NavLink)',
      says: {
        pt: 'Realça a entrada da página aberta; dê a ela também aria-current.',
        en: 'Marks the entry of the open page; give it aria-current too.',
        fr: 'Met en valeur l’entrée de la page ouverte ; donnez-lui aussi aria-current.',
        de: 'Hebt den Eintrag der offenen Seite hervor; er braucht auch aria-current.',
      },
    },
  ],
};

export const samples: Samples = {
  Within: {
    title: { pt: 'Abas dentro de uma página', en: 'Tabs within a page', fr: 'Onglets dans une page', de: 'Reiter innerhalb einer Seite' },
    says: {
      pt: 'Partes curtas do mesmo assunto. Qual está aberta não fica no endereço.',
      en: 'Short parts of one matter. Which one is open is not in the address.',
      fr: 'Parties courtes d’un même sujet. Celle qui est ouverte n’est pas dans l’adresse.',
      de: 'Kurze Teile eines Themas. Welcher offen ist, steht nicht in der Adresse.',
    },
    picture: true,
  },
  Addresses: {
    title: { pt: 'Abas com endereço', en: 'Tabs with an address', fr: 'Onglets avec adresse', de: 'Reiter mit Adresse' },
    says: {
      pt: 'São links: voltar, recarregar e enviar o endereço levam à mesma parte.',
      en: 'They are links: going back, reloading and sending the address lead to the same part.',
      fr: 'Ce sont des liens : revenir, recharger ou envoyer l’adresse mènent à la même partie.',
      de: 'Es sind Links: Zurückgehen, Neuladen und Verschicken der Adresse führen zum selben Teil.',
    },
  },
  Nested: {
    title: { pt: 'Lista de navegação', en: 'Navigation list', fr: 'Liste de navigation', de: 'Navigationsliste' },
    says: {
      pt: 'Para muitas entradas em grupos, ao lado do conteúdo; a página aberta fica realçada.',
      en: 'For many entries in groups, beside the content; the open page is marked.',
      fr: 'Pour beaucoup d’entrées en groupes, à côté du contenu ; la page ouverte est marquée.',
      de: 'Für viele Einträge in Gruppen, neben dem Inhalt; die offene Seite ist hervorgehoben.',
    },
  },
  Upright: {
    title: { pt: 'Abas em pé', en: 'Upright tabs', fr: 'Onglets verticaux', de: 'Senkrechte Reiter' },
    says: {
      pt: 'Para mais partes do que cabem em uma linha, com nomes curtos.',
      en: 'For more parts than fit in a line, with short names.',
      fr: 'Pour plus de parties qu’il n’en tient sur une ligne, aux noms courts.',
      de: 'Für mehr Teile, als in eine Zeile passen, mit kurzen Namen.',
    },
  },
};

const words = {
  parts: { pt: 'Partes da licitação', en: 'Parts of the notice', fr: 'Parties de l’appel d’offres', de: 'Teile der Ausschreibung' },
  body: { pt: 'Órgão', en: 'Public body', fr: 'Organisme', de: 'Auftraggeber' },
  bodyText: {
    pt: 'Prefeitura de Exemplo, Secretaria de Educação.',
    en: 'Municipality of Exemplo, Department of Education.',
    fr: 'Commune d’Exemplo, service de l’éducation.',
    de: 'Gemeinde Exemplo, Bildungsamt.',
  },
  dates: { pt: 'Datas', en: 'Dates', fr: 'Dates', de: 'Termine' },
  datesText: {
    pt: 'Propostas até 12 de março, às 9 horas.',
    en: 'Proposals until 12 March, 9 a.m.',
    fr: 'Offres jusqu’au 12 mars à 9 heures.',
    de: 'Angebote bis 12. März, 9 Uhr.',
  },
  lots: { pt: 'Lotes', en: 'Lots', fr: 'Lots', de: 'Lose' },
  lotOne: { pt: 'Lote 1: papel', en: 'Lot 1: paper', fr: 'Lot 1 : papier', de: 'Los 1: Papier' },
  lotTwo: { pt: 'Lote 2: toner', en: 'Lot 2: toner', fr: 'Lot 2 : toner', de: 'Los 2: Toner' },
  situations: { pt: 'Situação das propostas', en: 'Status of the proposals', fr: 'Situation des offres', de: 'Stand der Angebote' },
  proposal: { pt: 'Em preparo', en: 'Being prepared', fr: 'En préparation', de: 'In Arbeit' },
  submitted: { pt: 'Enviadas', en: 'Submitted', fr: 'Déposées', de: 'Eingereicht' },
  won: { pt: 'Ganhas', en: 'Won', fr: 'Gagnées', de: 'Gewonnen' },
  proposalText: {
    pt: 'Notebooks, limpeza predial, papel sulfite',
    en: 'Laptops, cleaning, copy paper',
    fr: 'Ordinateurs, nettoyage, papier',
    de: 'Notebooks, Reinigung, Kopierpapier',
  },
  submittedText: { pt: 'Monitores, mobiliário', en: 'Monitors, furniture', fr: 'Écrans, mobilier', de: 'Monitore, Möbel' },
  wonText: { pt: 'Toner', en: 'Toner', fr: 'Toner', de: 'Toner' },
  pages: { pt: 'Páginas desta galeria', en: 'Pages of this gallery', fr: 'Pages de cette galerie', de: 'Seiten dieser Galerie' },
  showing: { pt: 'Mostrar e esconder', en: 'Show and hide', fr: 'Montrer et cacher', de: 'Zeigen und verbergen' },
  tabs: { pt: 'Abas e navegação', en: 'Tabs and navigation', fr: 'Onglets et navigation', de: 'Reiter und Navigation' },
  accordion: { pt: 'Acordeão', en: 'Accordion', fr: 'Accordéon', de: 'Akkordeon' },
  all: { pt: 'Todas as páginas', en: 'All pages', fr: 'Toutes les pages', de: 'Alle Seiten' },
};

export function Within() {
  const t = useWords(words);
  const format = useFormat();
  return (
    <Tabs defaultValue="body" color="var(--control-on)">
      <Tabs.List aria-label={t.parts} mb="md">
        <Tabs.Tab value="body" leftSection={<IconBuildingBank size={18} aria-hidden />}>
          {t.body}
        </Tabs.Tab>
        <Tabs.Tab value="dates" leftSection={<IconCalendarEvent size={18} aria-hidden />}>
          {t.dates}
        </Tabs.Tab>
        <Tabs.Tab value="lots" leftSection={<IconPackage size={18} aria-hidden />}>
          {t.lots}
        </Tabs.Tab>
      </Tabs.List>
      <Tabs.Panel value="body">{t.bodyText}</Tabs.Panel>
      <Tabs.Panel value="dates">{t.datesText}</Tabs.Panel>
      <Tabs.Panel value="lots">
        <Facts layout="table">
          <Fact name={t.lotOne}>{format.money(78_400)}</Fact>
          <Fact name={t.lotTwo}>{format.money(46_100)}</Fact>
        </Facts>
      </Tabs.Panel>
    </Tabs>
  );
}

const parts = ['proposal', 'submitted', 'won'] as const;
const counts = { proposal: 3, submitted: 2, won: 1 };

export function Addresses() {
  const t = useWords(words);
  const hash = useLocation({ select: (location) => location.hash });
  const open = parts.find((part) => part === hash) ?? 'proposal';
  return (
    <>
      <LinkTabs label={t.situations}>
        {parts.map((part) => (
          <Link
            key={part}
            to="/gallery/{-$page}"
            params={{ page: 'tabs' }}
            hash={part}
            resetScroll={false}
            activeOptions={{ includeHash: true }}
            aria-current={part === open ? 'page' : undefined}
          >
            {t[part]}
            <TabCount>{counts[part]}</TabCount>
          </Link>
        ))}
      </LinkTabs>
      <Text mt="sm">{t[`${open}Text`]}</Text>
    </>
  );
}

export function Nested() {
  const t = useWords(words);
  const [isOpen, setIsOpen] = useState(true);
  return (
    <Group>
      <nav aria-label={t.pages} style={{ inlineSize: 280 }}>
        <NavLink
          component="button"
          bdrs="md"
          label={t.showing}
          leftSection={<IconComponents size={18} aria-hidden />}
          opened={isOpen}
          onChange={setIsOpen}
          aria-expanded={isOpen}
        >
          {(['tabs', 'accordion'] as const).map((page) => (
            <NavLink
              key={page}
              bdrs="md"
              label={t[page]}
              leftSection={<IconFileText size={18} aria-hidden />}
              active={page === 'tabs'}
              aria-current={page === 'tabs' ? 'page' : undefined}
              renderRoot={(props) => <Link {...props} to="/gallery/{-$page}" params={{ page }} />}
            />
          ))}
        </NavLink>
        <NavLink
          label={t.all}
          bdrs="md"
          leftSection={<IconListDetails size={18} aria-hidden />}
          renderRoot={(props) => <Link {...props} to="/gallery/{-$page}" params={{ page: undefined }} activeOptions={{ exact: true }} />}
        />
      </nav>
    </Group>
  );
}

export function Upright() {
  const t = useWords(words);
  return (
    <Tabs defaultValue="body" orientation="vertical" variant="pills" styles={{ tabLabel: { textAlign: 'start' } }}>
      <Tabs.List aria-label={t.parts} me="md">
        <Tabs.Tab value="body">{t.body}</Tabs.Tab>
        <Tabs.Tab value="dates">{t.dates}</Tabs.Tab>
        <Tabs.Tab value="lots">{t.lots}</Tabs.Tab>
      </Tabs.List>
      <Tabs.Panel value="body">{t.bodyText}</Tabs.Panel>
      <Tabs.Panel value="dates">{t.datesText}</Tabs.Panel>
      <Tabs.Panel value="lots">
        <Stack gap="xs">
          <Text>{t.lotOne}</Text>
          <Text>{t.lotTwo}</Text>
        </Stack>
      </Tabs.Panel>
    </Tabs>
  );
}
