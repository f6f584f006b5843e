import { Button, Divider, Group, Stack, Text, ThemeIcon } from '@mantine/core';
import { IconCircleCheck, IconClockExclamation, IconFileText, IconStar, IconStarFilled } from '@tabler/icons-react';
import { useState } from 'react';
import { useFormat } from '#kit/web/locale/format.ts';
import card from '#kit/web/page/Card.module.css';
import { atPrefix } from '#kit/web/pathPrefix.ts';
import { Avatar } from '#kit/web/picture/Avatar.tsx';
import { type Guide, type Meta, type Samples, useWords } from '../../page.ts';

export const meta = {
  title: { pt: 'Imagem e texto', en: 'Media object', fr: 'Image et texte', de: 'Bild und Text' },
  words: 'media objects mídia objeto médias Medien avatar ícone icon comentário comment commentaire Kommentar lista list',
  old: ['/components/media-objects', '/components/media'],
} satisfies Meta;

export const guide: Guide = {
  from: '@mantine/core',
  use: {
    pt: 'Para uma imagem, um retrato ou um ícone ao lado do texto a que pertence: comentários, avisos, itens de um pedido.',
    en: 'For a picture, a portrait or an icon beside the text it belongs to: comments, notices, items of an order.',
    fr: 'Pour une image, un portrait ou une icône à côté du texte correspondant : commentaires, avis, articles d’une commande.',
    de: 'Für ein Bild, ein Porträt oder ein Symbol neben dem Text, zu dem es gehört: Kommentare, Hinweise, Artikel einer Bestellung.',
  },
  avoid: {
    pt: 'Para muitos registros com vários campos: tabela. Se a imagem é o principal: cartão com imagem. O ícone não substitui a palavra.',
    en: 'For many records with several fields: table. If the picture is what matters: card with a picture. The icon does not replace the word.',
    fr: 'Pour beaucoup d’enregistrements à plusieurs champs : tableau. Si l’image est l’essentiel : carte avec image. L’icône ne remplace pas le mot.',
    de: 'Für viele Einträge mit mehreren Feldern: Tabelle. Wenn das Bild die Hauptsache ist: Karte mit Bild. Das Symbol ersetzt das Wort nicht.',
  },
  keys: [],
  props: [
    {
      name: 'wrap',
      type: "'wrap' | 'nowrap' (Group)",
      says: {
        pt: 'Com nowrap, o texto quebra ao lado da imagem em vez de ir para baixo dela.',
        en: 'With nowrap the text wraps beside the picture instead of going below it.',
        fr: 'Avec nowrap, le texte revient à la ligne à côté de l’image au lieu de passer dessous.',
        de: 'Mit nowrap bricht der Text neben dem Bild um, statt darunter zu rutschen.',
      },
    },
    {
      name: 'align',
      type: "'flex-start' | 'center' | 'flex-end' (Group)",
      says: {
        pt: 'Onde a imagem fica diante de um texto mais alto; no alto, se o texto tem várias linhas.',
        en: 'Where the picture stands beside a taller text; at the top if the text has several lines.',
        fr: 'Où se place l’image face à un texte plus haut ; en haut si le texte a plusieurs lignes.',
        de: 'Wo das Bild neben höherem Text steht; oben, wenn der Text mehrere Zeilen hat.',
      },
    },
    {
      name: 'minInlineSize: 0',
      type: 'style',
      says: {
        pt: 'No bloco do texto: sem isso, uma palavra comprida alarga a página.',
        en: 'On the block of the text: without it a long word makes the page wider.',
        fr: 'Sur le bloc de texte : sans cela, un mot long élargit la page.',
        de: 'Am Textblock: Ohne das macht ein langes Wort die Seite breiter.',
      },
    },
    {
      name: 'alt',
      type: 'string (img)',
      says: {
        pt: 'Vazio se o texto ao lado já diz o que se vê.',
        en: 'Empty if the text beside it says what is to be seen.',
        fr: 'Vide si le texte voisin dit ce que l’on voit.',
        de: 'Leer, wenn der Text daneben sagt, was zu sehen ist.',
      },
    },
  ],
};

export const samples: Samples = {
  Icons: {
    title: { pt: 'Ícone ao lado do texto', en: 'Icon beside text', fr: 'Icône à côté du texte', de: 'Symbol neben Text' },
    says: {
      pt: 'A cor repete o que a palavra diz; o ícone fica no alto, na linha do título.',
      en: 'The colour repeats what the word says; the icon is at the top, in the line of the title.',
      fr: 'La couleur répète ce que dit le mot ; l’icône est en haut, sur la ligne du titre.',
      de: 'Die Farbe wiederholt, was das Wort sagt; das Symbol steht oben, in der Zeile des Titels.',
    },
    picture: true,
  },
  Comments: {
    title: { pt: 'Comentário e resposta', en: 'Comment and answer', fr: 'Commentaire et réponse', de: 'Kommentar und Antwort' },
    says: {
      pt: 'A resposta fica dentro do texto a que responde, um nível no máximo.',
      en: 'The answer is within the text that it answers, one level at most.',
      fr: 'La réponse est dans le texte auquel elle répond, sur un niveau au plus.',
      de: 'Die Antwort steht in dem Text, auf den sie antwortet, höchstens eine Ebene tief.',
    },
  },
  Items: {
    title: {
      pt: 'Lista com imagem e ação',
      en: 'List with picture and action',
      fr: 'Liste avec image et action',
      de: 'Liste mit Bild und Aktion',
    },
    says: {
      pt: 'A ação fica no fim da linha; no celular, passa para baixo do texto. A estrela vale só neste exemplo.',
      en: 'The action is at the end of the line; on a phone it moves below the text. The star counts in this sample only.',
      fr: 'L’action est en bout de ligne ; sur téléphone, elle passe sous le texte. L’étoile ne vaut que dans cet exemple.',
      de: 'Die Aktion steht am Zeilenende; auf dem Handy rückt sie unter den Text. Der Stern gilt nur in diesem Beispiel.',
    },
  },
  Sides: {
    title: { pt: 'Imagem no fim', en: 'Picture at the end', fr: 'Image à la fin', de: 'Bild am Ende' },
    says: {
      pt: 'Se o texto é o que se lê primeiro, a imagem vem depois, centrada na altura.',
      en: 'If the text is read first, the picture comes after it, in the middle of its height.',
      fr: 'Si le texte se lit d’abord, l’image vient après, centrée en hauteur.',
      de: 'Wenn zuerst der Text gelesen wird, folgt das Bild danach, in der Höhe mittig.',
    },
  },
};

const words = {
  sent: { pt: 'Proposta enviada', en: 'Proposal submitted', fr: 'Offre déposée', de: 'Angebot eingereicht' },
  sentText: {
    pt: 'O portal confirmou o recebimento da proposta para o lote 1.',
    en: 'The portal confirmed that it received the proposal for lot 1.',
    fr: 'Le portail a confirmé la réception de l’offre pour le lot 1.',
    de: 'Das Portal hat den Eingang des Angebots für Los 1 bestätigt.',
  },
  near: { pt: 'Prazo próximo', en: 'Deadline close', fr: 'Échéance proche', de: 'Frist läuft bald ab' },
  nearText: {
    pt: 'Pedidos de esclarecimento são aceitos até três dias úteis antes da sessão.',
    en: 'Questions are accepted until three working days before the session.',
    fr: 'Les questions sont acceptées jusqu’à trois jours ouvrables avant la séance.',
    de: 'Fragen werden bis drei Werktage vor der Sitzung angenommen.',
  },
  question: {
    pt: 'O lote 2 aceita toner compatível ou só original?',
    en: 'Does lot 2 accept compatible toner, or original only?',
    fr: 'Le lot 2 accepte-t-il un toner compatible, ou seulement d’origine ?',
    de: 'Ist bei Los 2 kompatibler Toner zulässig oder nur originaler?',
  },
  answer: {
    pt: 'Compatível, com laudo de rendimento. Está no item 4.3 do termo de referência.',
    en: 'Compatible, with a yield report. It is in item 4.3 of the terms of reference.',
    fr: 'Compatible, avec un rapport de rendement. C’est au point 4.3 du cahier des charges.',
    de: 'Kompatibler, mit Prüfbericht zur Reichweite. Siehe Punkt 4.3 der Leistungsbeschreibung.',
  },
  bidder: { pt: 'Fornecedora', en: 'Bidder', fr: 'Candidate', de: 'Bieterin' },
  auctioneer: { pt: 'Pregoeiro', en: 'Auctioneer', fr: 'Acheteur', de: 'Vergabestelle' },
  paper: {
    pt: 'Papel sulfite A4, caixa com 10 resmas',
    en: 'A4 copy paper, box of 10 reams',
    fr: 'Papier A4, carton de 10 ramettes',
    de: 'Kopierpapier A4, Karton mit 10 Ries',
  },
  toner: {
    pt: 'Toner preto, alto rendimento',
    en: 'Black toner, high yield',
    fr: 'Toner noir, grand rendement',
    de: 'Toner schwarz, große Reichweite',
  },
  chair: {
    pt: 'Cadeira giratória com braços',
    en: 'Swivel chair with armrests',
    fr: 'Siège pivotant avec accoudoirs',
    de: 'Drehstuhl mit Armlehnen',
  },
  keep: { pt: 'Guardar', en: 'Keep', fr: 'Garder', de: 'Merken' },
  kept: { pt: 'Guardado', en: 'Kept', fr: 'Gardé', de: 'Gemerkt' },
  plan: {
    pt: 'Plano anual de contratações',
    en: 'Annual procurement plan',
    fr: 'Plan annuel des achats',
    de: 'Jährlicher Beschaffungsplan',
  },
  planText: {
    pt: 'O que o órgão pretende comprar no próximo ano, publicado antes de cada edital.',
    en: 'What the public body intends to buy next year, published before each notice.',
    fr: 'Ce que l’organisme compte acheter l’an prochain, publié avant chaque avis.',
    de: 'Was der Auftraggeber nächstes Jahr kaufen will, veröffentlicht vor jeder Ausschreibung.',
  },
};

export function Icons() {
  const t = useWords(words);
  const rows = [
    { title: t.sent, text: t.sentText, color: 'success', Icon: IconCircleCheck },
    { title: t.near, text: t.nearText, color: 'warning', Icon: IconClockExclamation },
  ];
  return (
    <Stack maw={560}>
      {rows.map(({ title, text, color, Icon }) => (
        <Group key={title} wrap="nowrap" align="flex-start">
          <ThemeIcon variant="light" color={color} size={40}>
            <Icon size={22} aria-hidden />
          </ThemeIcon>
          <div style={{ minInlineSize: 0 }}>
            <h3 className={card.title}>{title}</h3>
            <Text size="sm" c="dimmed">
              {text}
            </Text>
          </div>
        </Group>
      ))}
    </Stack>
  );
}

export function Comments() {
  const t = useWords(words);
  return (
    <Group wrap="nowrap" align="flex-start" gap="sm" maw={640}>
      <Avatar name="Rosa Teles" src={null} size={40} />
      <Stack gap="md" style={{ minInlineSize: 0 }}>
        <div>
          <Text size="sm">
            <strong>Rosa Teles</strong> · {t.bidder}
          </Text>
          <Text>{t.question}</Text>
        </div>
        <Group wrap="nowrap" align="flex-start" gap="sm">
          <Avatar name="Otávio Reis" src={null} />
          <div style={{ minInlineSize: 0 }}>
            <Text size="sm">
              <strong>Otávio Reis</strong> · {t.auctioneer}
            </Text>
            <Text>{t.answer}</Text>
          </div>
        </Group>
      </Stack>
    </Group>
  );
}

const items = [
  { name: 'paper', picture: '/shop/papel-sulfite.svg', price: 219.9 },
  { name: 'toner', picture: '/shop/toner.svg', price: 348 },
  { name: 'chair', picture: '/shop/cadeira.svg', price: 689.5 },
] as const;

export function Items() {
  const t = useWords(words);
  const format = useFormat();
  const [kept, setKept] = useState<readonly string[]>(['toner']);
  return (
    <ul style={{ maxInlineSize: 640 }}>
      {items.map(({ name, picture, price }, place) => {
        const isKept = kept.includes(name);
        const Star = isKept ? IconStarFilled : IconStar;
        return (
          <li key={name}>
            {place > 0 && <Divider my="sm" />}
            <Group wrap="nowrap">
              <img src={atPrefix(picture)} alt="" width={64} height={64} style={{ flex: 'none' }} />
              <Group justify="space-between" gap="xs" style={{ flex: 1, minInlineSize: 0 }}>
                <div style={{ minInlineSize: 0 }}>
                  <Text fw={550}>{t[name]}</Text>
                  <Text size="sm" c="dimmed">
                    {format.money(price)}
                  </Text>
                </div>
                <Button
                  size="compact-sm"
                  variant="light"
                  leftSection={<Star size={16} aria-hidden />}
                  aria-pressed={isKept}
                  aria-label={`${isKept ? t.kept : t.keep}: ${t[name]}`}
                  onClick={() => setKept(isKept ? kept.filter((other) => other !== name) : [...kept, name])}
                >
                  {isKept ? t.kept : t.keep}
                </Button>
              </Group>
            </Group>
          </li>
        );
      })}
    </ul>
  );
}

export function Sides() {
  const t = useWords(words);
  return (
    <Group wrap="nowrap" justify="space-between" maw={560}>
      <div style={{ minInlineSize: 0 }}>
        <h3 className={card.title}>{t.plan}</h3>
        <Text size="sm" c="dimmed">
          {t.planText}
        </Text>
      </div>
      <ThemeIcon variant="light" color="info" size={56}>
        <IconFileText size={32} aria-hidden />
      </ThemeIcon>
    </Group>
  );
}
