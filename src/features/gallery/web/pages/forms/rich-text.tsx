import { Paper, Text } from '@mantine/core';
import { useState } from 'react';
import { FormattedText } from '#kit/web/formattedText/FormattedText.tsx';
import { useTexts } from '#kit/web/locale/i18n.ts';
import { RichText } from '#kit/web/richText/RichText.tsx';
import { type Guide, type Meta, type Samples, useWords } from '../../page.ts';

export const meta = {
  title: { pt: 'Editor de texto', en: 'Text editor', fr: 'Éditeur de texte', de: 'Texteditor' },
  words: 'rich text editor WYSIWYG HTML formatação negrito lista tabela link mise en forme gras fett Formatierung quill tiptap',
  old: ['/forms/elements/editor', '/forms/elements/quill-editor'],
} satisfies Meta;

export const guide: Guide = {
  from: '#kit/web/richText/RichText.tsx',
  use: {
    pt: 'Para textos com títulos, listas e links, como artigos, mensagens e descrições longas.',
    en: 'For texts with headings, lists and links, such as articles, messages and long descriptions.',
    fr: 'Pour des textes avec titres, listes et liens : articles, messages, longues descriptions.',
    de: 'Für Texte mit Überschriften, Listen und Links wie Artikel, Nachrichten und lange Beschreibungen.',
  },
  avoid: {
    pt: 'Para poucas linhas sem formatação: a área de texto carrega na hora e basta.',
    en: 'For a few lines without formatting: the text area loads at once and is enough.',
    fr: 'Pour quelques lignes sans mise en forme : la zone de texte se charge aussitôt et suffit.',
    de: 'Für ein paar Zeilen ohne Formatierung: Das mehrzeilige Feld ist sofort da und genügt.',
  },
  keys: [
    {
      press: 'Control+b',
      does: {
        pt: 'Liga ou desliga o negrito',
        en: 'Turns bold on or off',
        fr: 'Active ou désactive le gras',
        de: 'Schaltet Fett ein oder aus',
      },
      on: '#Small [role=textbox]',
      finds: '#Small [data-example] button[aria-pressed=true]',
    },
    {
      press: 'Alt+F10',
      does: { pt: 'Vai às ferramentas', en: 'Goes to the tools', fr: 'Va aux outils', de: 'Geht zu den Werkzeugen' },
      finds: '#Small [data-example] button:focus',
    },
    {
      press: 'ArrowRight',
      does: { pt: 'Vai à próxima ferramenta', en: 'Goes to the next tool', fr: 'Va à l’outil suivant', de: 'Geht zum nächsten Werkzeug' },
      finds: '#Small [role=toolbar] button + button:focus',
    },
  ],
  props: [
    {
      name: 'value, onChange',
      type: 'string, (html: string) => void',
      says: {
        pt: 'O texto em HTML, vazio sem texto; o servidor limpa o que recebe.',
        en: 'The text as HTML, empty without one; the server cleans what it receives.',
        fr: 'Le texte en HTML, vide s’il n’y en a pas ; le serveur nettoie ce qu’il reçoit.',
        de: 'Der Text als HTML, leer ohne Text; der Server säubert, was er bekommt.',
      },
    },
    {
      name: 'toolbar',
      type: "'full' | 'small'",
      says: {
        pt: 'small deixa de fora títulos e alinhamento, para mensagens e tarefas.',
        en: 'small leaves out headings and alignment, for messages and tasks.',
        fr: 'small omet titres et alignement, pour messages et tâches.',
        de: 'small lässt Überschriften und Ausrichtung weg, für Nachrichten und Aufgaben.',
      },
    },
    {
      name: 'ofPage',
      type: 'boolean',
      says: {
        pt: 'Para textos das nossas páginas: permite tabelas e links a outras páginas do sistema.',
        en: 'For texts of our own pages: allows tables and links to other pages of the system.',
        fr: 'Pour les textes de nos pages : permet tableaux et liens vers d’autres pages du système.',
        de: 'Für Texte unserer eigenen Seiten: erlaubt Tabellen und Links auf andere Seiten.',
      },
    },
    {
      name: 'minHeight, fill',
      type: 'number, boolean',
      says: {
        pt: 'A menor altura do texto; ou ocupar todo o lugar e rolar por dentro.',
        en: 'The least height of the text; or fill its place and scroll within.',
        fr: 'La hauteur minimale du texte ; ou remplir la place et défiler dedans.',
        de: 'Die Mindesthöhe des Textes; oder den Platz füllen und innen scrollen.',
      },
    },
  ],
};

export const samples: Samples = {
  OfPage: {
    title: { pt: 'Texto de uma página', en: 'Text of a page', fr: 'Texte d’une page', de: 'Text einer Seite' },
    says: {
      pt: 'Todas as ferramentas; embaixo, o texto como os leitores o veem.',
      en: 'All tools; below, the text as readers see it.',
      fr: 'Tous les outils ; dessous, le texte tel que le voient les lecteurs.',
      de: 'Alle Werkzeuge; darunter der Text, wie ihn Lesende sehen.',
    },
  },
  Small: {
    title: { pt: 'Mensagem', en: 'Message', fr: 'Message', de: 'Nachricht' },
    says: {
      pt: 'Com poucas ferramentas, sem títulos.',
      en: 'With few tools and no headings.',
      fr: 'Avec peu d’outils, sans titres.',
      de: 'Mit wenigen Werkzeugen, ohne Überschriften.',
    },
  },
};

const words = {
  article: { pt: 'Artigo', en: 'Article', fr: 'Article', de: 'Artikel' },
  preview: { pt: 'Como aparece', en: 'As it appears', fr: 'Tel qu’il paraît', de: 'So erscheint es' },
  articleText: {
    pt: '<h2>Como contestar um edital</h2><p>O pedido vai <strong>até três dias úteis</strong> antes da abertura:</p><ul><li>cite o item,</li><li>diga o que mudar.</li></ul>',
    en: '<h2>How to contest a notice</h2><p>Send the request <strong>up to three working days</strong> before the opening:</p><ul><li>name the item,</li><li>say what to change.</li></ul>',
    fr: '<h2>Contester un avis</h2><p>La demande se fait <strong>au plus tard trois jours ouvrés</strong> avant l’ouverture :</p><ul><li>citez l’article,</li><li>dites quoi changer.</li></ul>',
    de: '<h2>Eine Ausschreibung rügen</h2><p>Bis <strong>drei Werktage</strong> vor der Öffnung:</p><ul><li>Position nennen,</li><li>gewünschte Änderung nennen.</li></ul>',
  },
  message: { pt: 'Mensagem ao órgão', en: 'Message to the public body', fr: 'Message à l’organisme', de: 'Nachricht an die Behörde' },
  hint: { pt: 'Escreva sua mensagem', en: 'Write your message', fr: 'Écrivez votre message', de: 'Nachricht schreiben' },
};

export function OfPage() {
  const t = useWords(words);
  const common = useTexts('common');
  const [html, setHtml] = useState(t.articleText);
  return (
    <>
      <RichText
        ofPage
        label={t.article}
        minHeight={160}
        value={html}
        onChange={setHtml}
        error={html === '' && common('word.fillInThisField')}
      />
      <Paper withBorder p="md" mt="md">
        <Text component="h3" size="sm" c="dimmed" mb="xs">
          {t.preview}
        </Text>
        <FormattedText html={html} top={4} />
      </Paper>
    </>
  );
}

export function Small() {
  const t = useWords(words);
  const [html, setHtml] = useState('');
  return <RichText label={t.message} toolbar="small" placeholder={t.hint} minHeight={96} value={html} onChange={setHtml} />;
}
