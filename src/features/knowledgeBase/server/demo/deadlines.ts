import { toHtml } from './html.ts';
import type { DemoCategory } from './kinds.ts';

export const deadlines: DemoCategory = {
  slug: 'prazos',
  title: 'Prazos',
  description: 'Impugnação, propostas, recursos: quando se conta, como se conta.',
  drawing: 'deadlines',
  lists: [
    {
      key: 'before',
      title: 'Antes da sessão',
      icon: 'clock',
      icon_color: 'text-warning',
      articles: [
        {
          slug: 'prazo-para-impugnacao',
          title: 'Qual é o prazo de impugnação de um edital?',
          html: toHtml(`
Qualquer pessoa pode impugnar o edital ou pedir esclarecimento até **três dias úteis antes** da data de abertura do certame (Lei 14.133/2021, art. 164). Não é preciso ser fornecedor.

A resposta sai no sítio oficial em até três dias úteis, limitada ao último dia útil anterior à abertura.

## Como o Certame conta

O dia da sessão não entra na conta. Se a sessão é numa quinta-feira sem feriados por perto, o último dia é a segunda. Sábados, domingos e feriados nacionais são pulados; o sistema não conhece feriados estaduais e municipais nem pontos facultativos como o Carnaval. **O edital prevalece**: confira-o sempre.

A data aparece na página da licitação e, se você a acompanha, no calendário.`),
        },
        {
          slug: 'prazo-minimo-para-propostas',
          title: 'Quanto tempo há entre o edital e as propostas?',
          html: toHtml(`
O art. 55 da Lei 14.133/2021 fixa prazos mínimos, em dias úteis, contados da divulgação do edital. Os mais comuns:

| Objeto | Critério | Dias úteis |
| Bens | Menor preço ou maior desconto | 8 |
| Bens | Demais critérios | 15 |
| Serviços comuns, obras e serviços comuns de engenharia | Menor preço ou maior desconto | 10 |
| Serviços especiais, obras e serviços especiais de engenharia | Menor preço ou maior desconto | 25 |
| Qualquer um | Técnica e preço, melhor técnica ou conteúdo artístico | 35 |
| Contratação integrada | Qualquer um | 60 |
| Leilão | Maior lance | 15 |

Se o edital muda de um jeito que afeta as propostas, divulga-se de novo e o prazo recomeça. Por isso vale acompanhar a licitação: uma mudança de datas gera um aviso, e as datas que você acompanha estão no [calendário](/apps/calendar).`),
        },
      ],
    },
    {
      key: 'after',
      title: 'Depois da sessão',
      icon: 'calendar',
      icon_color: 'text-danger',
      articles: [
        {
          slug: 'prazo-para-recurso',
          title: 'Como funciona o prazo de recurso?',
          html: toHtml(`
Contra o julgamento das propostas e contra a habilitação ou inabilitação cabe recurso em **três dias úteis**, contados da intimação ou da lavratura da ata (Lei 14.133/2021, art. 165).

## Manifestar na hora

A intenção de recorrer deve ser manifestada **imediatamente**, sob pena de preclusão. As razões vêm depois, no prazo. Em plataformas eletrônicas há uma janela curta para isso: fique até o fim da sessão.

## Contrarrazões

Os demais licitantes têm o mesmo prazo, a partir da intimação pessoal ou da divulgação da interposição do recurso.

O recurso tem efeito suspensivo até a decisão final. O Certame não conhece essas datas, pois as fontes não as publicam em campo próprio: crie um evento no calendário ou uma tarefa vinculada à licitação.`),
        },
      ],
    },
    {
      key: 'calendar',
      title: 'No calendário',
      icon: 'rss',
      icon_color: 'text-info',
      articles: [
        {
          slug: 'assinar-o-calendario',
          title: 'Como assino os prazos no celular ou no Outlook?',
          html: toHtml(`
O Certame oferece um endereço de assinatura com os seus eventos e as datas do que você acompanha. Outro programa o consulta de tempos em tempos; nada precisa ser reenviado.

1. Abra o **Calendário** e procure a assinatura.
2. Crie o endereço e escolha o que ele traz.
3. Copie-o e cole-o no seu programa, como **calendário por URL** ou **calendário assinado**.

## Trate-o como uma senha

Quem conhece o endereço lê as datas, sem entrar no sistema. Se ele chegar a quem não devia, gere outro: o antigo para de responder na hora.

Cada programa decide de quanto em quanto tempo consulta. O Google Agenda pode levar horas; para um prazo de amanhã, olhe o Certame.`),
        },
        {
          slug: 'horario-de-brasilia',
          title: 'Em que fuso estão as datas?',
          html: toHtml(`
Todas as datas e horas do Certame estão no **horário de Brasília**, mesmo que o seu computador esteja em outro fuso. É o horário que os editais usam e o que as fontes publicam sem dizer.

Quem está no Acre, por exemplo, lê 9h na tela para uma sessão que no relógio local começa às 7h. Na assinatura do calendário é diferente: os eventos levam o fuso consigo, e o seu programa os converte para a hora de onde você está.

Uma licitação sem hora de encerramento, que veio de uma planilha só com o dia, vale até o fim daquele dia, às 23h59.

Se uma data parece três horas errada, confira de onde veio o arquivo: o PNCP publica horas de Brasília, e um sistema intermediário pode tê-las convertido para o horário universal.`),
        },
      ],
    },
  ],
};
