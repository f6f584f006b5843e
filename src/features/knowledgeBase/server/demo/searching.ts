import { toHtml } from './html.ts';
import type { DemoCategory } from './kinds.ts';

export const searching: DemoCategory = {
  slug: 'buscar-e-acompanhar',
  title: 'Buscar e acompanhar',
  description: 'Achar o que interessa, ler os status e saber quando algo muda.',
  drawing: 'search',
  lists: [
    {
      key: 'search',
      title: 'Busca e filtros',
      icon: 'search',
      icon_color: 'text-primary',
      articles: [
        {
          slug: 'escrever-uma-busca',
          title: 'Como escrevo uma boa busca?',
          html: toHtml(`
A busca procura no objeto, no órgão, no município e nos números. Acentos, maiúsculas e plural não importam: **aquisicao** acha “aquisições”.

- **Várias palavras**: todas precisam aparecer, em qualquer ordem. Palavrinhas como de, em ou para não contam.
- **Aspas**: as palavras ficam juntas, como em "material de expediente".
- **Hífen antes**: exclui, como em limpeza -hospitalar.
- **ou**: aceita qualquer das duas, como em notebook ou computador.
- **Asterisco**: completa o fim, como em pavimenta*. Enquanto você digita, a última palavra é completada assim; depois de Enter, vale a palavra inteira.

Sinônimos usados no setor já são considerados equivalentes: merenda e alimentação escolar, uniforme e fardamento, SRP e registro de preços.

Digite um número como 90006/2026 para ir direto à licitação. O que você buscou fica no endereço da página: copie-o para mandar a mesma lista a um colega.`),
        },
        {
          slug: 'visao-inicial-da-lista',
          title: 'Posso abrir a lista sempre com os meus filtros?',
          html: toHtml(`
Sim. Ajuste a lista de licitações como quer vê-la: status, UF, modalidade, valor, ordem. Depois, no menu de exibição, escolha **Usar estes filtros ao abrir a lista**. A partir daí o item do menu leva a essa visão. Para voltar atrás, escolha **Abrir a lista sem filtros**.

A visão inicial é da sua conta e vale em qualquer computador em que você entrar.

## Várias visões

O endereço da página guarda busca, filtros e ordem. Salve nos favoritos do navegador tantos endereços quantos forem os seus assuntos, ou marque com a estrela da barra as páginas que usa mais. Um endereço que você envia abre igual para quem recebe, pois nada nele depende de quem o criou.`),
        },
      ],
    },
    {
      key: 'statuses',
      title: 'Ler os status',
      icon: 'filter',
      icon_color: 'text-success',
      articles: [
        {
          slug: 'ler-os-status',
          title: 'O que querem dizer aberta, em andamento e fechada?',
          html: toHtml(`
O Certame calcula o status a cada consulta, a partir das datas e do que se sabe do resultado. Nada fica parado porque a fonte se esqueceu de atualizar.

- **Aberta**: o fim do prazo de propostas ainda não passou.
- **Em andamento**: o prazo passou, ou nunca houve, e não se conhece desfecho.
- **Fechada**: há resultado; a licitação foi revogada ou anulada; todos os itens ficaram sem vencedor; ou passou mais de um ano da data de referência.

## Situação na fonte

A página de cada licitação mostra também a **situação na fonte**. Quase todas ficam como “Divulgada” para sempre, por isso ela não serve para saber o que ainda está aberto. **Suspensa** aparece como etiqueta ao lado do status, que continua seguindo as datas.`),
        },
        {
          slug: 'valor-sigiloso-ou-nao-informado',
          title: 'Por que o valor estimado não aparece?',
          html: toHtml(`
Há dois motivos, e a tela os distingue.

**Sigiloso**: o órgão usou o art. 24 da Lei 14.133/2021, que permite manter o orçamento em sigilo, com justificativa; nos órgãos federais, ele se torna público depois do julgamento (IN Seges 73/2022). O sigilo não vale para os órgãos de controle, e não é possível quando o critério é o maior desconto, pois o desconto precisa de uma referência.

**Não informado**: a fonte trouxe zero ou nada. Um zero quase nunca é um valor de verdade, e o Certame prefere dizer que não sabe a somar zeros aos totais.

Quando o resultado é publicado, aparece o **valor homologado**, que é o que se contratou. Para ordenar a lista por valor, lembre que as licitações sem valor ficam no fim.`),
        },
      ],
    },
    {
      key: 'following',
      title: 'Acompanhar',
      icon: 'star',
      icon_color: 'text-warning',
      articles: [
        {
          slug: 'acompanhar-uma-licitacao',
          title: 'Como acompanho uma licitação ou um projeto de lei?',
          html: toHtml(`
Clique na estrela, na lista ou na página. Só você a vê. A partir daí:

- a licitação entra na tela **Acompanhados**;
- as datas dela aparecem no seu calendário;
- mudanças trazidas por uma importação viram **notificação**, com o que mudou e não só o fato de ter mudado;
- você também é avisado de prazos que se aproximam.

## Etapas

No quadro de acompanhados, arraste cada cartão pelas etapas: interesse, em análise, proposta, enviada, ganha, perdida. Há ainda prioridade e uma anotação sua.

Se uma licitação acompanhada for excluída por um administrador, ela sai do quadro; desfeita a exclusão, volta. Para deixar de acompanhar, clique outra vez na estrela.`),
        },
        {
          slug: 'quando-chegam-os-alertas',
          title: 'Quando chegam os alertas?',
          html: toHtml(`
Os alertas têm duas origens: uma importação que muda algo que você acompanha, e o relógio, quando um prazo se aproxima.

O Certame compara o registro novo com o antigo e diz o que mudou: uma data, o valor, a situação, um resultado. Uma reimportação do mesmo arquivo não avisa ninguém, porque nada mudou.

## Onde aparecem

O sino da barra mostra quantas notificações não foram lidas. O clique leva à licitação. Nas **Configurações da conta** você escolhe o que quer receber.

Se nenhum alerta chega há dias, pergunte a um administrador quando foi a última importação: sem dados novos não há o que comparar. A tela de envio de arquivos mostra a data e o resultado de cada uma.`),
        },
      ],
    },
  ],
};
