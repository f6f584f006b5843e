import { Collapse as Folding, Stack, Switch, Text, Textarea } from '@mantine/core';
import { useId, useState } from 'react';
import { useFormat } from '#kit/web/locale/format.ts';
import { FoldButton } from '#kit/web/sending/FoldButton.tsx';
import { Clamped } from '#kit/web/text/Clamped.tsx';
import { type Guide, type Meta, type Samples, useWords } from '../../page.ts';

export const meta = {
  title: { pt: 'Recolhimento', en: 'Collapse', fr: 'Repli', de: 'Einklappen' },
  words: 'recolher expandir mostrar ocultar esconder fold disclosure expand show hide plier déplier afficher masquer aufklappen zuklappen',
  old: ['/components/collapse'],
} satisfies Meta;

export const guide: Guide = {
  from: '@mantine/core',
  use: {
    pt: 'Para uma parte de que poucos precisam, ou que só vale depois de uma escolha.',
    en: 'For one part that few people need, or that applies only after a choice.',
    fr: 'Pour une partie dont peu ont besoin, ou qui ne vaut qu’après un choix.',
    de: 'Für einen Teil, den wenige brauchen oder der erst nach einer Wahl gilt.',
  },
  avoid: {
    pt: 'Para várias partes em sequência: use o acordeão. Para o que todos leem: deixe à vista.',
    en: 'For several parts in a row: use the accordion. For what everybody reads: leave it visible.',
    fr: 'Pour plusieurs parties à la suite : utilisez l’accordéon. Pour ce que tous lisent : laissez-le visible.',
    de: 'Für mehrere Teile nacheinander: dafür gibt es das Akkordeon. Was alle lesen, bleibt sichtbar.',
  },
  keys: [
    {
      press: 'Enter',
      does: { pt: 'Abre a parte', en: 'Opens the part', fr: 'Ouvre la partie', de: 'Öffnet den Teil' },
      on: '#UnderButton [data-example] button',
      finds: '#UnderButton [data-example] button[aria-expanded=true]:focus',
    },
    {
      press: 'Space',
      does: { pt: 'Fecha a parte', en: 'Closes the part', fr: 'Ferme la partie', de: 'Schließt den Teil' },
      finds: '#UnderButton [data-example] button[aria-expanded=false]:focus',
    },
    {
      press: 'Space',
      does: {
        pt: 'Na chave, mostra os campos que dependem dela',
        en: 'On the switch, shows the fields that depend on it',
        fr: 'Sur l’interrupteur, montre les champs qui en dépendent',
        de: 'Auf dem Schalter: zeigt die Felder, die von ihm abhängen',
      },
      on: '#AfterChoice [data-example] input',
      finds: '#AfterChoice [data-example] textarea',
    },
  ],
  props: [
    {
      name: 'expanded',
      type: 'boolean',
      says: {
        pt: 'Aberto ou fechado; quem usa guarda o estado.',
        en: 'Open or closed; the state is kept by whoever uses it.',
        fr: 'Ouvert ou fermé ; l’état est gardé par l’appelant.',
        de: 'Offen oder zu; den Zustand hält, wer es verwendet.',
      },
    },
    {
      name: 'keepMounted',
      type: 'boolean',
      says: {
        pt: 'Com ele, o que foi digitado continua lá depois de fechar.',
        en: 'With it, what has been typed is still there after closing.',
        fr: 'Avec lui, ce qui a été saisi reste là après la fermeture.',
        de: 'Damit bleibt nach dem Schließen erhalten, was eingegeben wurde.',
      },
    },
    {
      name: 'transitionDuration',
      type: 'number',
      says: {
        pt: 'Em milissegundos; para quem prefere menos movimento, é zero.',
        en: 'In milliseconds; zero for people who prefer less motion.',
        fr: 'En millisecondes ; zéro pour qui préfère moins de mouvement.',
        de: 'In Millisekunden; null für alle, die weniger Bewegung wünschen.',
      },
    },
    {
      name: 'isShown, toggle, region',
      type: 'FoldButton',
      says: {
        pt: 'O botão do sistema: a seta gira, e a parte que ele abre é anunciada pelo id.',
        en: 'The product’s button: its arrow turns, and it names by id the part it opens.',
        fr: 'Le bouton du système : sa flèche tourne, et il désigne par son id la partie qu’il ouvre.',
        de: 'Die Schaltfläche des Systems: Ihr Pfeil dreht sich, und sie nennt per id den Teil, den sie öffnet.',
      },
    },
  ],
};

export const samples: Samples = {
  UnderButton: {
    title: { pt: 'Abaixo de um botão', en: 'Under a button', fr: 'Sous un bouton', de: 'Unter einer Schaltfläche' },
    says: {
      pt: 'O rótulo diz o que se abre e não muda; a seta mostra se está aberto.',
      en: 'The label says what opens and does not change; the arrow shows whether it is open.',
      fr: 'Le libellé dit ce qui s’ouvre et ne change pas ; la flèche montre si c’est ouvert.',
      de: 'Die Beschriftung sagt, was sich öffnet, und bleibt gleich; der Pfeil zeigt, ob es offen ist.',
    },
    picture: true,
  },
  LongText: {
    title: { pt: 'Texto longo', en: 'Long text', fr: 'Long texte', de: 'Langer Text' },
    says: {
      pt: 'As quatro primeiras linhas bastam à maioria; impresso, o texto sai inteiro.',
      en: 'The first four lines are enough for most; in print, the text is whole.',
      fr: 'Les quatre premières lignes suffisent à la plupart ; à l’impression, le texte est entier.',
      de: 'Den meisten genügen die ersten vier Zeilen; gedruckt steht der Text ganz da.',
    },
  },
  AfterChoice: {
    title: { pt: 'Depois de uma escolha', en: 'After a choice', fr: 'Après un choix', de: 'Nach einer Wahl' },
    says: {
      pt: 'O campo aparece logo abaixo do que o torna necessário, e guarda o que foi escrito.',
      en: 'The field appears right below what makes it necessary, and keeps what has been written.',
      fr: 'Le champ apparaît juste sous ce qui le rend nécessaire, et garde ce qui y est écrit.',
      de: 'Das Feld erscheint direkt unter dem, was es nötig macht, und behält das Geschriebene.',
    },
  },
};

const words = {
  how: {
    pt: 'Como o valor foi calculado',
    en: 'How the value was calculated',
    fr: 'Comment le montant est calculé',
    de: 'Wie der Wert berechnet wurde',
  },
  howText: {
    pt: 'Média de três cotações de fevereiro, sem a mais alta e a mais baixa:',
    en: 'Mean of three quotations of February, without the highest and the lowest:',
    fr: 'Moyenne de trois devis de février, sans le plus haut ni le plus bas :',
    de: 'Mittel aus drei Angeboten vom Februar, ohne das höchste und das niedrigste:',
  },
  object: {
    pt: 'Registro de preços para aquisição de papel sulfite A4, cartuchos de tinta e material de expediente para as escolas da rede municipal, pelo período de doze meses, com entregas mensais em cada unidade. As quantidades são estimadas e não obrigam o órgão a contratar. A entrega ocorre em até dez dias depois de cada pedido, em dias úteis, das 8 às 16 horas. As amostras são avaliadas por comissão própria, que registra em ata os motivos de cada decisão. O pagamento é feito em até trinta dias depois do aceite, mediante nota fiscal e prova de regularidade.',
    en: 'Price registration for A4 copy paper, ink cartridges and office supplies for the municipal schools, for a period of twelve months, with monthly deliveries to each unit. The quantities are estimates and do not oblige the body to buy. Delivery takes place within ten days of each order, on working days, from 8 a.m. to 4 p.m. Samples are assessed by a committee of its own, which records the reasons for each decision in its minutes. Payment is made within thirty days of acceptance, against an invoice and proof of good standing.',
    fr: 'Accord-cadre pour du papier A4, des cartouches d’encre et des fournitures de bureau destinés aux écoles municipales, pour douze mois, avec des livraisons mensuelles dans chaque établissement. Les quantités sont estimées et n’obligent pas l’organisme à acheter. La livraison a lieu sous dix jours après chaque commande, les jours ouvrés, de 8 à 16 heures. Les échantillons sont évalués par une commission, qui consigne les motifs de chaque décision. Le paiement intervient sous trente jours après réception, sur facture et attestation de régularité.',
    de: 'Rahmenvereinbarung über A4-Kopierpapier, Tintenpatronen und Bürobedarf für die städtischen Schulen, für zwölf Monate, mit monatlichen Lieferungen an jede Schule. Die Mengen sind geschätzt und verpflichten die Stelle nicht zum Kauf. Geliefert wird binnen zehn Tagen nach jeder Bestellung, werktags von 8 bis 16 Uhr. Muster bewertet ein eigener Ausschuss, der die Gründe jeder Entscheidung zu Protokoll nimmt. Bezahlt wird binnen dreißig Tagen nach der Abnahme, gegen Rechnung und Nachweis der Zuverlässigkeit.',
  },
  whole: { pt: 'Ler tudo', en: 'Read all', fr: 'Tout lire', de: 'Alles lesen' },
  less: { pt: 'Mostrar menos', en: 'Show less', fr: 'Afficher moins', de: 'Weniger anzeigen' },
  sample: { pt: 'Exigir amostra', en: 'Require a sample', fr: 'Exiger un échantillon', de: 'Muster verlangen' },
  criteria: {
    pt: 'Como a amostra é avaliada',
    en: 'How the sample is assessed',
    fr: 'Comment l’échantillon est évalué',
    de: 'Wie das Muster bewertet wird',
  },
};

export function UnderButton() {
  const t = useWords(words);
  const format = useFormat();
  const region = useId();
  const [isShown, setIsShown] = useState(false);
  return (
    <>
      <FoldButton region={region} isShown={isShown} toggle={() => setIsShown(!isShown)}>
        {t.how}
      </FoldButton>
      <Folding id={region} expanded={isShown}>
        <Text size="sm" mt="xs">
          {t.howText} {[118_000, 124_500, 131_000].map(format.money).join(', ')}.
        </Text>
      </Folding>
    </>
  );
}

export function LongText() {
  const t = useWords(words);
  return (
    <Text component="div" maw="60ch">
      <Clamped isLong={t.object.length > 240} words={{ whole: t.whole, less: t.less }}>
        {() => t.object}
      </Clamped>
    </Text>
  );
}

export function AfterChoice() {
  const t = useWords(words);
  const region = useId();
  const [isWanted, setIsWanted] = useState(false);
  return (
    <Stack gap="xs" maw={480}>
      <Switch label={t.sample} aria-controls={region} checked={isWanted} onChange={(event) => setIsWanted(event.currentTarget.checked)} />
      <Folding id={region} expanded={isWanted}>
        <Textarea label={t.criteria} autosize minRows={2} />
      </Folding>
    </Stack>
  );
}
