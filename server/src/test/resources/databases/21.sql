-- game: nqbygpmrur
-- at: 4
-- token 0: arb_yk0YDni9Y7PL5wlrBxG8NURMQAjddDv8E1Tr11XQrVQ
-- token 1: arb_qPsChdYVXsChF__q8L6JCEU1w19aq5yOPNzwJluyBJI
-- sqlite 1: 1740177772
-- sqlite 10: -430631169
-- sqlite 2: 375729816
-- sqlite 20: 1728866921
-- sqlite 21: 1573532671
-- sqlite 3: 1516668135
-- sqlite 4: -738410230
-- sqlite 5: -1527561532
-- sqlite 6: -247299004
-- sqlite 7: 1502243131
-- sqlite 8: 1181370948
-- sqlite 9: null
-- postgresql 1: 1740177772
-- postgresql 10: -430631169
-- postgresql 2: -132731065
-- postgresql 20: 1728866921
-- postgresql 21: 1573532671
-- postgresql 3: 1516668135
-- postgresql 4: -738410230
-- postgresql 5: -423261738
-- postgresql 6: -247299004
-- postgresql 7: 1502243131
-- postgresql 8: 1181370948
-- postgresql 9: null
insert into meta (name, value) values ('alive', '1794849533216');
insert into meta (name, value) values ('administrator-code', '942d6046890b9fe4d3c075ce79b574ace108ebe7df0ca032fae92d4c62f01b52');
insert into meta (name, value) values ('write-probe', '27027042');
insert into account (id, name, name_key, kind, administrator, password, email, email_confirmed, email_code, notifications, created_at, skeleton) values ('aq47582wk9', 'Heron', 'heron', 'PERSON', 0, '$argon2id$v=19$m=19456,t=2,p=1$z9nBVhF+SlOf4PnJ3WfJ9w$KmIaN18grr3YpdK0PpVv2rGd/ihrlKk4HBTIHbKU5wQ', null, 0, null, '{}', 1794849534170, 'heron');
insert into account (id, name, name_key, kind, administrator, password, email, email_confirmed, email_code, notifications, created_at, skeleton) values ('28h8j7pb5i', 'Plover', 'plover', 'PERSON', 0, '$argon2id$v=19$m=19456,t=2,p=1$dcbgv4ecbS14fmicXvRnow$GF0rmk0xsMWEQk0CrMimE4wHCFNtdau3jXXmkAkNLqQ', null, 0, null, '{}', 1794849534397, 'plover');
insert into credential (id, kind, hash, account_id, name, created_at, used_at, expires_at, scope) values ('4ndgqsi7z4', 'session', '139da3fd1146d9b06152db4fcccdae661491b577e78e4b334ecfd71d82993a39', 'aq47582wk9', '', 1794849534174, 1794849534174, 1800033534174, null);
insert into credential (id, kind, hash, account_id, name, created_at, used_at, expires_at, scope) values ('u9zvyfijnt', 'browser', '9db1cd279fb190914fe65a69601b71136191d9b4d983ae221827e45189a75380', 'aq47582wk9', '', 1794849534196, 1794849534196, 1826385534196, null);
insert into credential (id, kind, hash, account_id, name, created_at, used_at, expires_at, scope) values ('h4acggujgk', 'session', '0d3644e2d54f0faf3507e2256489312aa3724f40a0c7176013f02e92f8c6c30d', '28h8j7pb5i', '', 1794849534401, 1794849534401, 1800033534401, null);
insert into credential (id, kind, hash, account_id, name, created_at, used_at, expires_at, scope) values ('cy2b3ezzug', 'browser', '1c40818dfd09838d505ff3c898be744b9837a7014a63e7c09610347752fa9288', '28h8j7pb5i', '', 1794849534403, 1794849534403, 1826385534403, null);
insert into credential (id, kind, hash, account_id, name, created_at, used_at, expires_at, scope) values ('8b8szx8j99', 'token', '309de1fca29524f36d3e3fb061ce8564be50ffbfca10453e417da893a43cd6a2', 'aq47582wk9', 'kept', 1794849535518, 1794849535518, 1802625535518, 'HOST');
insert into credential (id, kind, hash, account_id, name, created_at, used_at, expires_at, scope) values ('hfpv38wghj', 'token', 'f0b7615f8f0e59008c73a993070a958300cb83586e19ae030bcfbdc7f34b575e', '28h8j7pb5i', 'kept', 1794849535530, 1794849535530, 1802625535530, 'HOST');
insert into game (id, ruleset, ruleset_version, name, status, host_id, options, board_name, size, visibility, invitation, seed, draws_used, entries, turn, pace, awaiting, winners, deadline, grace_until, extended, time_left, joining, rematch, version, seq, created_at, updated_at, due) values ('nqbygpmrur', 'gd6', 1, 'Kept', 'RUNNING', 'aq47582wk9', '{"parameters":{},"schedule":{"kind":"none","minutes":null,"days":null,"time":null,"zone":null,"minimumGapHours":null,"earlyEnd":null,"graceMinutes":null,"remindMinutes":null,"delayCapHours":null,"delayBy":null},"absence":{"strikes":2,"then":"bot","bot":"recruit"},"press":"all","anonymous":false,"hostSees":"public","sheetsOpen":"unless-secret","lateJoining":false,"inheritLetters":false}', 'The Drowned Crown', 2, 'unlisted', 'bcxebdqek7hw279p', 'f3bb37ca9da3b5070754c81ef19b14f7690ef460a5f01690359f5030420742a6', 0, 4, 3, 'TOGETHER', '0,1', '', null, null, 0, null, 0, null, 19, 18, 1794849534533, 1794849535361, 0);
insert into board (game_id, text) values ('nqbygpmrur', 'The Drowned Crown');
insert into seat (game_id, seat, account_id, bot, state, country, colour, lore, strikes, points, alive, letters_after) values ('nqbygpmrur', 0, 'aq47582wk9', null, 'TAKEN', 'Aldermark', '#e69f00', '', 0, 1, 1, 0);
insert into seat (game_id, seat, account_id, bot, state, country, colour, lore, strikes, points, alive, letters_after) values ('nqbygpmrur', 1, '28h8j7pb5i', null, 'TAKEN', 'Brenhold', '#0072b2', '', 0, 2, 1, 0);
insert into log_line (game_id, number, kind, turn, scores, open, line, at, back_to) values ('nqbygpmrur', 0, 'start', 1, '0,0', 0, '{"arbiter-log":1,"game":"gd6","version":1,"players":["Aldermark","Brenhold"],"settings":{},"board":"The Drowned Crown","commitment":"71951e7a20dde11f42a922a3cbbabdc98e29416f32f7e77b31e06e6efc1651cf","draws":[],"digest":"4aa70874d3020ff01c1363348a1440ffeaa8f5b4bc88edb6247fda190678a752"}', 1794849534810, null);
insert into log_line (game_id, number, kind, turn, scores, open, line, at, back_to) values ('nqbygpmrur', 1, 'turn', 2, '1,1', 0, '{"turn":1,"sheets":{"Aldermark":["build hq 1"],"Brenhold":["build hq 12"]},"receipts":{"Aldermark":{"nonce":"af267106c7c558b254a533aa9989e190","commitment":"30b3080858f8d9ef3f4ac85e569691b0029b62edcddf84dff9b94f60d1457da6"},"Brenhold":{"nonce":"fd933037ce89601857fdb2659aac59cd","commitment":"eaa9cc21304b12124e34887e34f3ffc2b1cc61795862724c927289745775daf3"}},"draws":[],"digest":"5cdb82930fccfb2f1950904980c105683b844adf56e79eaf98b5a724b0e2ae80"}', 1794849535022, null);
insert into log_line (game_id, number, kind, turn, scores, open, line, at, back_to) values ('nqbygpmrur', 2, 'turn', 3, '1,2', 0, '{"turn":2,"sheets":{"Aldermark":["spawn 2 at 1"],"Brenhold":["spawn 1 at 12","spawn 1 at 11"]},"receipts":{"Aldermark":{"nonce":"3f99a33bf8d66ed91ce749e14a89d2cf","commitment":"bb3b22364b19070a91d03c275e8b805b1d2c8a2cc6a6e3df6171504f94df99ae"},"Brenhold":{"nonce":"ad3fc7608c6e2c63acfd1b463d515660","commitment":"cc535dc36c37f721b4d142ff67cfa5f8e462c592bf78fa94f06a09b0fb57eb65"}},"draws":[],"digest":"fed335ed105eb1e0266fe613bd91fbcd2e6763025616c1927b935f71ce624786"}', 1794849535150, null);
insert into log_line (game_id, number, kind, turn, scores, open, line, at, back_to) values ('nqbygpmrur', 3, 'turn', 4, '2,5', 0, '{"turn":3,"sheets":{"Aldermark":["promote 1 cavalry at 1","move 2 1>4","spawn 2 at 1"],"Brenhold":["promote 1 cavalry at 12","spawn 1 at 14","move 1 11>10>9"]},"receipts":{"Aldermark":{"nonce":"6143cbb051aeebf2b0d2e98da6af7705","commitment":"fd0163ba8af09108112bed6bf4e5a491ff7399e9f3edecb67b820e1cecbe6360"},"Brenhold":{"nonce":"3a0df7f42faed27f1b269163c927d989","commitment":"1436756bd94ab191d8cfdbcbf99a81bcfdc2f681ff3d102b34f12972703fec36"}},"draws":[],"digest":"2acd7309b84bdefd1d0d501a9f081c35ca03c53f236a337ecf3b42f5c8a730f9"}', 1794849535330, null);
insert into log_line (game_id, number, kind, turn, scores, open, line, at, back_to) values ('nqbygpmrur', 4, 'rollback', 3, '1,2', 0, '{"rollback":2,"digest":"fed335ed105eb1e0266fe613bd91fbcd2e6763025616c1927b935f71ce624786"}', 1794849535361, 2);
insert into sheet (game_id, position, seat, lines, version, ready, nonce, commitment, client_key, saved_by, saved_at) values ('nqbygpmrur', 4, 0, '["promote 1 cavalry at 1","move 2 1>4","spawn 2 at 1"]', 1, 0, '', '', null, 'server', 1794849535363);
insert into sheet (game_id, position, seat, lines, version, ready, nonce, commitment, client_key, saved_by, saved_at) values ('nqbygpmrur', 4, 1, '["promote 1 cavalry at 12","spawn 1 at 14"]', 2, 0, '3c28cf768aae3db8c8bc4fcd0acd00a3', '450008393a86f03be188ba9063f248d1087fd76fd6d8497e42e6104b7d4071af', null, 'player', 1794849535455);
insert into delay (game_id, id, seat, position, minutes, reason, state, votes, asked_at) values ('nqbygpmrur', 1, 1, 2, 60, 'On a train', 'asked', '1', 1794849535200);
insert into message (game_id, id, sender, account_id, recipients, text, client_key, sent_at, removed_at, removed_by) values ('nqbygpmrur', 1, 0, 'aq47582wk9', null, 'It''s on.', null, 1794849535388, null, null);
insert into reader (game_id, account_id, read_up_to, muted) values ('nqbygpmrur', '28h8j7pb5i', 1, '');
insert into audit (game_id, id, actor, account_id, what, sentence, detail, at) values ('nqbygpmrur', 1, 'host', 'aq47582wk9', 'extend', 'The host extended the turn by 60 minutes.', '{"by":"PT1H","deadline":"2026-11-17T18:18:55.150Z","reason":""}', 1794849535175);
insert into audit (game_id, id, actor, account_id, what, sentence, detail, at) values ('nqbygpmrur', 2, 'host', 'aq47582wk9', 'schedule', 'The host changed the schedule from the next turn on (a turn ends when everybody is ready).', '{"schedule":"a turn ends when everybody is ready","reason":""}', 1794849535221);
insert into audit (game_id, id, actor, account_id, what, sentence, detail, at) values ('nqbygpmrur', 3, 'host', 'aq47582wk9', 'rollback', 'The host took the game back from turn 4 to turn 3: A test', '{"fromTurn":4,"toTurn":3,"from":3,"to":2,"reason":"A test"}', 1794849535363);
insert into happening (game_id, seq, type, audience, data, changes_hands) values ('nqbygpmrur', 1, 'seat', null, '{"seat":1}', 1);
insert into happening (game_id, seq, type, audience, data, changes_hands) values ('nqbygpmrur', 2, 'begin', null, '{"at":0,"kind":"start","turn":1,"over":false}', null);
insert into happening (game_id, seq, type, audience, data, changes_hands) values ('nqbygpmrur', 3, 'ready', null, '{"seat":0,"ready":true}', null);
insert into happening (game_id, seq, type, audience, data, changes_hands) values ('nqbygpmrur', 4, 'ready', null, '{"seat":1,"ready":true}', null);
insert into happening (game_id, seq, type, audience, data, changes_hands) values ('nqbygpmrur', 5, 'turn', null, '{"at":1,"kind":"turn","turn":2,"over":false}', null);
insert into happening (game_id, seq, type, audience, data, changes_hands) values ('nqbygpmrur', 6, 'ready', null, '{"seat":0,"ready":true}', null);
insert into happening (game_id, seq, type, audience, data, changes_hands) values ('nqbygpmrur', 7, 'ready', null, '{"seat":1,"ready":true}', null);
insert into happening (game_id, seq, type, audience, data, changes_hands) values ('nqbygpmrur', 8, 'turn', null, '{"at":2,"kind":"turn","turn":3,"over":false}', null);
insert into happening (game_id, seq, type, audience, data, changes_hands) values ('nqbygpmrur', 9, 'deadline', null, '{"status":"running","deadline":"2026-11-17T18:18:55.150Z"}', null);
insert into happening (game_id, seq, type, audience, data, changes_hands) values ('nqbygpmrur', 10, 'host', null, '{"auditId":1,"what":"extend","sentence":"The host extended the turn by 60 minutes."}', null);
insert into happening (game_id, seq, type, audience, data, changes_hands) values ('nqbygpmrur', 11, 'delay', null, '{"id":1}', null);
insert into happening (game_id, seq, type, audience, data, changes_hands) values ('nqbygpmrur', 12, 'host', null, '{"auditId":2,"what":"schedule","sentence":"The host changed the schedule from the next turn on (a turn ends when everybody is ready)."}', null);
insert into happening (game_id, seq, type, audience, data, changes_hands) values ('nqbygpmrur', 13, 'ready', null, '{"seat":0,"ready":true}', null);
insert into happening (game_id, seq, type, audience, data, changes_hands) values ('nqbygpmrur', 14, 'ready', null, '{"seat":1,"ready":true}', null);
insert into happening (game_id, seq, type, audience, data, changes_hands) values ('nqbygpmrur', 15, 'turn', null, '{"at":3,"kind":"turn","turn":4,"over":false}', null);
insert into happening (game_id, seq, type, audience, data, changes_hands) values ('nqbygpmrur', 16, 'turn', null, '{"at":4,"kind":"rollback","turn":3,"over":false}', null);
insert into happening (game_id, seq, type, audience, data, changes_hands) values ('nqbygpmrur', 17, 'host', null, '{"auditId":3,"what":"rollback","sentence":"The host took the game back from turn 4 to turn 3: A test"}', null);
insert into happening (game_id, seq, type, audience, data, changes_hands) values ('nqbygpmrur', 18, 'message', null, '{"id":1,"from":0,"to":null}', null);
insert into own_map (id, account_id, name, ruleset, text, created_at, version, changed_at, health) values ('ehuu9n26is', 'aq47582wk9', 'Ring', 'gd6', '1-2-3', 1794849535485, 1, 1794849535485, '{"version":1,"refusals":[{"code":"map","rule":"GD6-C.1","sentence":"The game cannot start: the map has room for 1 starts that are far enough apart, and 2 players want one."}]}');
