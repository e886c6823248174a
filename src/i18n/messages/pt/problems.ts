import type { SameKeys } from '../../sameKeys';
import type { problems as french } from '../fr/problems';

export const problems: SameKeys<typeof french> = {
  malformedRequest: {
    title: 'Pedido ilegível',
    detail: 'O pedido não respeita o protocolo HTTP.',
  },
  malformedAddress: {
    title: 'Endereço ilegível',
    detail: 'O endereço pedido contém caracteres mal codificados.',
  },
  preconditionFailed: {
    title: 'Ficheiro de outra versão',
    detail: 'O ficheiro não tem a versão pedida.',
  },
  rangeNotSatisfiable: {
    title: 'Parte inexistente',
    detail: 'O ficheiro não tem a parte pedida.',
  },
  malformedText: {
    title: 'Texto ilegível',
    detail: 'O pedido contém caracteres que não são texto.',
  },
  tooDeep: {
    title: 'Dados demasiado encadeados',
    detail: 'O pedido contém dados encadeados em mais de %{most} níveis.',
  },
  malformedJson: {
    title: 'JSON ilegível',
    detail: 'O corpo do pedido não é um documento JSON válido.',
  },
  malformedForm: {
    title: 'Formulário ilegível',
    detail: 'O corpo do pedido não é um formulário «multipart/form-data» válido.',
  },
  bodyExpected: {
    title: 'Corpo em falta',
    detail: 'O pedido tem de incluir um corpo.',
  },
  bodyNotObject: {
    title: 'Corpo inesperado',
    detail: 'O corpo do pedido tem de ser um objeto JSON: { "campo": valor }.',
  },
  invalid: {
    title: 'Dados recusados',
    detail: 'Alguns campos não são aceites; nada foi guardado.',
  },
  invalidParameter: {
    title: 'Parâmetro recusado',
    detail: 'Alguns parâmetros do endereço não são aceites.',
  },
  unauthenticated: {
    title: 'Início de sessão necessário',
    detail: 'Inicie sessão para continuar.',
  },
  invalidToken: {
    title: 'Sessão expirada',
    detail: 'A sua sessão já não é válida; inicie sessão novamente.',
  },
  forbidden: {
    title: 'Acesso recusado',
    detail: 'Os seus direitos não permitem esta operação; é necessário: %{needed}.',
  },
  unknownAccount: {
    title: 'Conta desconhecida',
    detail: '%{name} não tem conta aqui. Contacte o seu administrador.',
  },
  lockedAccount: {
    title: 'Conta bloqueada',
    detail: 'A sua conta está bloqueada. Contacte o seu administrador.',
  },
  notFound: {
    title: 'Endereço desconhecido',
    detail: 'Nenhum recurso responde no endereço %{path}.',
  },
  unknownRecord: {
    title: 'Registo não encontrado',
    detail: 'Este registo não existe ou deixou de existir.',
  },
  unknownDuplication: {
    title: 'Duplicação desconhecida',
    detail: 'Este horário não tem nenhuma duplicação com este número; nada foi guardado.',
  },
  unknownTenant: {
    title: 'Organização desconhecida',
    detail: 'Nenhuma organização é servida no endereço %{host}.',
  },
  unknownLink: {
    title: 'Ligação inválida',
    detail: 'Esta ligação expirou, já foi utilizada ou está incompleta. Peça uma nova.',
  },
  methodNotAllowed: {
    title: 'Método não permitido',
    detail: 'O método %{method} não é permitido neste endereço; métodos permitidos: %{allowed}.',
  },
  duplicate: {
    title: 'Valor já utilizado',
    detail: 'Outro registo já tem este valor; nada foi guardado.',
  },
  referenced: {
    title: 'Registo em utilização',
    detail: 'Este registo é utilizado noutro lugar e não pode ser eliminado.',
  },
  cycle: {
    title: 'Ciclo na hierarquia',
    detail: 'Um registo não pode estar acima de si próprio; nada foi guardado.',
  },
  conflict: {
    title: 'Conflito',
    detail: 'O estado atual do registo não permite esta operação; nada foi guardado.',
  },
  contended: {
    title: 'Registos muito procurados',
    detail:
      'Outros estão a guardar os mesmos registos neste momento; nada foi guardado. Tente novamente dentro de instantes.',
  },
  reservedDecision: {
    title: 'Decisão reservada',
    detail: 'Esta decisão cabe às pessoas que administram estas fichas; nada foi guardado.',
  },
  reservedField: {
    title: 'Campo reservado',
    detail: 'Só algumas pessoas preenchem este campo; nada foi guardado.',
  },
  quotaReached: {
    title: 'Quota atingida',
    detail:
      'Um limite foi atingido; nada foi guardado. Elimine o que já não é necessário ou peça um limite mais alto ao administrador.',
  },
  givesRights: {
    title: 'Atribuição reservada',
    detail:
      'Esta alteração mudaria os direitos de pessoas: exige o direito de os atribuir (administrar as identidades, ou as funções para uma função). Nada foi guardado.',
  },
  dependsOnRefused: {
    title: 'Linha anterior recusada',
    detail: 'Esta linha depende de outra, que é recusada: %{why}',
  },
  slotsRefused: {
    title: 'Horários recusados',
    detail:
      '%{smart_count} horário de %{total} é recusado, nada foi guardado. %{said} |||| %{smart_count} horários de %{total} são recusados, nada foi guardado. O primeiro: %{said}',
  },
  simulationConflicts: {
    title: 'O planeamento real mudou',
    detail:
      '%{smart_count} alteração da simulação já não condiz com o planeamento real; deixe-a de lado ou retome-a. |||| %{smart_count} alterações da simulação já não condizem com o planeamento real; deixe-as de lado ou retome-as.',
  },
  tooManyWritten: {
    title: 'Demasiados horários',
    detail: 'Esta operação abrangeria %{count} horários; no máximo %{max} de cada vez. Nada foi guardado.',
  },
  alreadyValidated: {
    title: 'Já validada',
    detail: 'Esta simulação já está validada: as suas alterações estão no planeamento real. Nada foi refeito.',
  },
  exportOutdated: {
    title: 'Condições desatualizadas',
    detail: 'As condições desta exportação já não correspondem aos dados: escolha-as de novo. Nada foi exportado.',
  },
  alreadyDecided: {
    title: 'Pedido já tratado',
    detail: 'Este pedido já foi aceite ou recusado.',
  },
  requestOutdated: {
    title: 'Pedido ultrapassado',
    detail:
      'Aquilo a que se refere mudou ou já não existe desde este pedido: recuse-o, ou faça a alteração diretamente.',
  },
  lastAdministrator: {
    title: 'Último administrador',
    detail: 'Ninguém poderia continuar a administrar os direitos; nada foi guardado.',
  },
  protectedAccount: {
    title: 'Conta protegida',
    detail:
      'Esta pessoa detém direitos que lhe faltam a si: alterar a conta dela exige o direito de administrar as identidades.',
  },
  viewAsReadOnly: {
    title: 'Só consulta',
    detail: 'Está a consultar o portal como outra pessoa: nada pode ser guardado.',
  },
  viewAsNotStarted: {
    title: 'Consulta não iniciada',
    detail: 'Inicie primeiro a consulta do portal como essa pessoa.',
  },
  stale: {
    title: 'Registo alterado entretanto',
    detail: 'Este registo foi alterado depois de o ter lido; volte a lê-lo antes de tentar novamente.',
  },
  malformedChangeSet: {
    title: 'Alterações ilegíveis',
    detail: 'É esperado um lote de alterações: a origem, o modo («all» ou «good») e a lista das alterações.',
  },
  malformedChange: {
    title: 'Alteração ilegível',
    detail: 'A alteração n.º %{place} não é legível; nada foi guardado.',
  },
  notOffered: {
    title: 'Operação inexistente',
    detail: 'Estes registos não podem ser escritos desta forma.',
  },
  stillRunning: {
    title: 'Ainda a guardar',
    detail: 'As mesmas alterações ainda estão a ser guardadas; tente novamente dentro de momentos.',
  },
  idempotencyReused: {
    title: 'Chave já utilizada',
    detail: 'Já foram guardadas outras alterações com esta chave; nada foi guardado.',
  },
  tooManyValues: {
    title: 'Alteração demasiado grande',
    detail: 'Uma alteração contém mais de %{most} valores; nada foi guardado.',
  },
  noRoom: {
    title: 'Sem espaço',
    detail: 'O disco do servidor está cheio: nada foi guardado. Avise a pessoa que administra o servidor.',
  },
  spoolFull: {
    title: 'Demasiados dados em simultâneo',
    detail:
      'O servidor já trata tantas alterações e exportações quantas pode guardar; tente novamente dentro de instantes.',
  },
  tooManyChanges: {
    title: 'Demasiadas alterações',
    detail: 'Um lote contém no máximo %{max} alterações.',
  },
  tooManySlots: {
    title: 'Exportação demasiado grande',
    detail:
      'A pesquisa encontra %{count} horários; uma exportação contém no máximo %{most}. Escolha um período mais curto, ou menos aderentes ou trabalhadores.',
  },
  tooLarge: {
    title: 'Envio demasiado grande',
    detail: 'O tamanho máximo é de %{max}.',
  },
  addressTooLong: {
    title: 'Endereço demasiado longo',
    detail: 'O endereço pedido é demasiado longo.',
  },
  unsupportedMediaType: {
    title: 'Formato não suportado',
    detail: 'Formatos aceites para o corpo do pedido: %{accepted}.',
  },
  tooManyRequests: {
    title: 'Demasiados pedidos',
    detail: 'Tente novamente dentro de %{seconds} s.',
  },
  requestTooSlow: {
    title: 'Pedido demasiado lento',
    detail: 'O cabeçalho do pedido não chegou a tempo.',
  },
  headersTooLarge: {
    title: 'Cabeçalhos demasiado grandes',
    detail: 'Os cabeçalhos do pedido são demasiado grandes.',
  },
  unexpected: {
    title: 'Erro inesperado',
    detail: 'Ocorreu um erro inesperado; foi registado com a referência %{reference}.',
  },
  unavailable: {
    title: 'Serviço indisponível',
    detail: 'A base de dados não responde; tente novamente dentro de momentos.',
  },
  mailUnavailable: {
    title: 'Mensagem não enviada',
    detail: 'Não foi possível enviar a mensagem; tente novamente dentro de instantes.',
  },
  filesUnavailable: {
    title: 'Ficheiros indisponíveis',
    detail: 'De momento não é possível ler nem guardar ficheiros; tente novamente dentro de instantes.',
  },
  parameters: {
    unknown: 'Este parâmetro não existe aqui.',
    unknownNearest: 'Este parâmetro não existe aqui; queria escrever «%{nearest}»?',
    required: 'Este parâmetro é obrigatório.',
    repeated: 'Este parâmetro é indicado várias vezes.',
    pageNumber: 'É esperado um número inteiro a partir de 1.',
    pageSize: 'É esperado um número inteiro de 1 a %{max}.',
    tooLong: 'São aceites, no máximo, %{max} caracteres.',
    yesOrNo: 'É esperado «true» ou «false».',
    orderBy: 'A lista não pode ser ordenada por «%{name}».',
    orderByNearest: 'A lista não pode ser ordenada por «%{name}»; queria escrever «%{nearest}»?',
    ids: 'É esperada uma sequência de 1 a %{max} identificadores separados por vírgulas.',
    filterJson: 'É esperada uma condição em JSON.',
    filterTooLarge: 'A condição é demasiado longa ou demasiado aninhada.',
    filterField: 'O campo «%{name}» não existe ou não pode ser filtrado.',
    filterFieldNearest: 'O campo «%{name}» não existe; queria escrever «%{nearest}»?',
    filterOperator: 'O campo «%{name}» não pode ser comparado com «%{operator}».',
    filterValue: 'O valor indicado para «%{name}» não é aceite.',
  },
};
