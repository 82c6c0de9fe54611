import { Table, loadRules, startPosition } from 'gipfel-rules';

await loadRules();
const answer = startPosition('yinsh', 'blitz', []);
if ('problem' in answer) throw new Error(answer.problem.english);
const table = new Table(answer.value.text, null, [], '');
table.playText('f6');
console.log(table.text([['White', 'Ada']]));
