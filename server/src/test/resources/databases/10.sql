-- game: 5wjjhkfmgs
-- at: 4
-- token 0: arb_FA3ldKmy1fX-je3IQ8M61pfmSxvGptmYlSiuXkADP0I
-- token 1: arb_zluMLycTT94-0VRKOFKTP-L3GovgvwKrpLYjE3vC1JY
-- sqlite 1: 1740177772
-- sqlite 10: 1573532671
-- sqlite 2: 375729816
-- sqlite 3: 1516668135
-- sqlite 4: -738410230
-- sqlite 5: -1527561532
-- sqlite 6: -247299004
-- sqlite 7: 1502243131
-- sqlite 8: 1181370948
-- sqlite 9: null
-- postgresql 1: 1740177772
-- postgresql 10: 1573532671
-- postgresql 2: -132731065
-- postgresql 3: 1516668135
-- postgresql 4: -738410230
-- postgresql 5: -423261738
-- postgresql 6: -247299004
-- postgresql 7: 1502243131
-- postgresql 8: 1181370948
-- postgresql 9: null
insert into meta (name, value) values ('alive', '1794846708289');
insert into meta (name, value) values ('administrator-code', '19e737320c8846fd2c5413a593b109188e96d1d720f8c92e984051fa99bd0730');
insert into meta (name, value) values ('write-probe', '24202491');
insert into account (id, name, name_key, kind, administrator, password, email, email_confirmed, email_code, notifications, created_at, skeleton) values ('aytkzaf53v', 'Heron', 'heron', 'PERSON', 0, '$argon2id$v=19$m=19456,t=2,p=1$kDZy5zKZpwbTZa9hA4UIFA$Jx54jUtSRhaOaEP363HRcVZe9TOPA534DhaBpE/lzas', null, 0, null, '{}', 1794846710671, 'heron');
insert into account (id, name, name_key, kind, administrator, password, email, email_confirmed, email_code, notifications, created_at, skeleton) values ('gnxd9qpxdf', 'Plover', 'plover', 'PERSON', 0, '$argon2id$v=19$m=19456,t=2,p=1$ZRxRnWWSZ2i3SVsWZl8AXw$t7wWzyKsBgXtFdc/AUz1xXe0ZLqRpiAbOUtvweAgMQk', null, 0, null, '{}', 1794846711580, 'plover');
insert into credential (id, kind, hash, account_id, name, created_at, used_at, expires_at, scope) values ('xpmf799rgd', 'session', 'f99cbfede3c6e6478c607b6def75965f876f49490fd5912cd3e7ba38416196de', 'aytkzaf53v', '', 1794846710693, 1794846710693, 1800030710693, null);
insert into credential (id, kind, hash, account_id, name, created_at, used_at, expires_at, scope) values ('97jh7if5ju', 'browser', 'd6de79ec55b257970cd64df218ff00b78eee7a00a1b9f8b164b2a97c758a75ed', 'aytkzaf53v', '', 1794846710810, 1794846710810, 1826382710810, null);
insert into credential (id, kind, hash, account_id, name, created_at, used_at, expires_at, scope) values ('gtgay76tir', 'session', '6acf5f970bf174dcd7ec2f9c1828bd02fd8c51cb8557782516c0b675e4ca784e', 'gnxd9qpxdf', '', 1794846711584, 1794846711584, 1800030711584, null);
insert into credential (id, kind, hash, account_id, name, created_at, used_at, expires_at, scope) values ('de5z3wpn6g', 'browser', 'ce641e7acbee094f6db49c16688d9628482c9c605ec15a480f28ebfdaa97ed15', 'gnxd9qpxdf', '', 1794846711587, 1794846711587, 1826382711587, null);
insert into credential (id, kind, hash, account_id, name, created_at, used_at, expires_at, scope) values ('pemmay3r9a', 'token', 'f23be5bc30e88a59ed390b60c499d79756563346a5be2bf13673aed213a34d75', 'aytkzaf53v', 'kept', 1794846716778, 1794846716778, 1802622716778, 'HOST');
insert into credential (id, kind, hash, account_id, name, created_at, used_at, expires_at, scope) values ('9vj4235vd6', 'token', '03f6e000571bcfa922749c376031e3c69e6cbd90173fb4664dfcf31e158f05f5', 'gnxd9qpxdf', 'kept', 1794846716881, 1794846716881, 1802622716881, 'HOST');
insert into game (id, ruleset, ruleset_version, name, status, host_id, options, board_name, size, visibility, invitation, seed, draws_used, entries, turn, pace, awaiting, winners, deadline, grace_until, extended, time_left, joining, rematch, version, seq, created_at, updated_at, due) values ('5wjjhkfmgs', 'gd6', 1, 'Kept', 'RUNNING', 'aytkzaf53v', '{"parameters":{},"schedule":{"kind":"none","minutes":null,"days":null,"time":null,"zone":null,"minimumGapHours":null,"earlyEnd":null,"graceMinutes":null,"remindMinutes":null,"delayCapHours":null,"delayBy":null},"absence":{"strikes":2,"then":"bot","bot":"recruit"},"press":"all","anonymous":false,"hostSees":"public","sheetsOpen":"unless-secret","lateJoining":false,"inheritLetters":false}', 'The Drowned Crown', 2, 'unlisted', 's9kvbhqk97ixeqx2', '33bca251adad1a0c84735d0690643d42ac0adace4ab32fa96f0b4b3583e53059', 0, 4, 3, 'TOGETHER', '0,1', '', null, null, 0, null, 0, null, 19, 18, 1794846712041, 1794846716229, 0);
insert into board (game_id, text) values ('5wjjhkfmgs', 'The Drowned Crown');
insert into seat (game_id, seat, account_id, bot, state, country, colour, lore, strikes, points, alive, letters_after) values ('5wjjhkfmgs', 0, 'aytkzaf53v', null, 'TAKEN', 'Aldermark', '#e69f00', '', 0, 1, 1, 0);
insert into seat (game_id, seat, account_id, bot, state, country, colour, lore, strikes, points, alive, letters_after) values ('5wjjhkfmgs', 1, 'gnxd9qpxdf', null, 'TAKEN', 'Brenhold', '#0072b2', '', 0, 2, 1, 0);
insert into log_line (game_id, number, kind, turn, scores, open, line, at, back_to) values ('5wjjhkfmgs', 0, 'start', 1, '0,0', 0, '{"arbiter-log":1,"game":"gd6","version":1,"players":["Aldermark","Brenhold"],"settings":{},"board":"The Drowned Crown","commitment":"7987bc2df6a69e3ed944dadf94109174efb681449e74c89322ae1a9bee66f490","draws":[],"digest":"4aa70874d3020ff01c1363348a1440ffeaa8f5b4bc88edb6247fda190678a752"}', 1794846712697, null);
insert into log_line (game_id, number, kind, turn, scores, open, line, at, back_to) values ('5wjjhkfmgs', 1, 'turn', 2, '1,1', 0, '{"turn":1,"sheets":{"Aldermark":["build hq 1"],"Brenhold":["build hq 12"]},"receipts":{"Aldermark":{"nonce":"86cc1f6436e8ab83c3648640629ff855","commitment":"621328f96ff207c6557113bebe239f24f559a0230281c84d0e4dd6e6713836ba"},"Brenhold":{"nonce":"140d351e626b7acefd7a61966c86b9ce","commitment":"ebcdbf0b8fab9e8f147532b2b7b7078bd2654ccb627062924f4197059d665416"}},"draws":[],"digest":"5cdb82930fccfb2f1950904980c105683b844adf56e79eaf98b5a724b0e2ae80"}', 1794846713733, null);
insert into log_line (game_id, number, kind, turn, scores, open, line, at, back_to) values ('5wjjhkfmgs', 2, 'turn', 3, '1,2', 0, '{"turn":2,"sheets":{"Aldermark":["spawn 2 at 1"],"Brenhold":["spawn 1 at 12","spawn 1 at 11"]},"receipts":{"Aldermark":{"nonce":"f973c346cbd68cc5ba7eb22fbb724f07","commitment":"0adff43675db7129eec484aff32022fe50cb6ccbbcdc9f3cf3067e86293c0df3"},"Brenhold":{"nonce":"fb1bdeee725940ac32ff904098b8c1c2","commitment":"132b15bf5abdd979a44e7bd530fe6f422c82e6f69c3646b8e01d34277bdd44ee"}},"draws":[],"digest":"fed335ed105eb1e0266fe613bd91fbcd2e6763025616c1927b935f71ce624786"}', 1794846715007, null);
insert into log_line (game_id, number, kind, turn, scores, open, line, at, back_to) values ('5wjjhkfmgs', 3, 'turn', 4, '2,5', 0, '{"turn":3,"sheets":{"Aldermark":["promote 1 cavalry at 1","move 2 1>4","spawn 2 at 1"],"Brenhold":["promote 1 cavalry at 12","spawn 1 at 14","move 1 11>10>9"]},"receipts":{"Aldermark":{"nonce":"e63671166223616d6d65b7684c5c73b9","commitment":"5ec918ba9d887924c1890840aeed726c961c5d3624f4c7305c7eb4470ff07a64"},"Brenhold":{"nonce":"4d150cf3d81e274e4c577504c6c1eb53","commitment":"641d79ef007e94394f5caab360c3c0087f40434b016ce2ba85d8f8fea34934a3"}},"draws":[],"digest":"2acd7309b84bdefd1d0d501a9f081c35ca03c53f236a337ecf3b42f5c8a730f9"}', 1794846716066, null);
insert into log_line (game_id, number, kind, turn, scores, open, line, at, back_to) values ('5wjjhkfmgs', 4, 'rollback', 3, '1,2', 0, '{"rollback":2,"digest":"fed335ed105eb1e0266fe613bd91fbcd2e6763025616c1927b935f71ce624786"}', 1794846716231, 2);
insert into sheet (game_id, position, seat, lines, version, ready, nonce, commitment, client_key, saved_by, saved_at) values ('5wjjhkfmgs', 4, 0, '["promote 1 cavalry at 1","move 2 1>4","spawn 2 at 1"]', 1, 0, '', '', null, 'server', 1794846716238);
insert into sheet (game_id, position, seat, lines, version, ready, nonce, commitment, client_key, saved_by, saved_at) values ('5wjjhkfmgs', 4, 1, '["promote 1 cavalry at 12","spawn 1 at 14"]', 2, 0, 'a3854388de52105e31035a7a4543e463', '99cc76b55c2bf3bb4baf8fa66081f6483d99c49dd5311477f816485b129fb654', null, 'player', 1794846716501);
insert into delay (game_id, id, seat, position, minutes, reason, state, votes, asked_at) values ('5wjjhkfmgs', 1, 1, 2, 60, 'On a train', 'asked', '1', 1794846715321);
insert into message (game_id, id, sender, account_id, recipients, text, client_key, sent_at, removed_at, removed_by) values ('5wjjhkfmgs', 1, 0, 'aytkzaf53v', null, 'It''s on.', null, 1794846716345, null, null);
insert into reader (game_id, account_id, read_up_to, muted) values ('5wjjhkfmgs', 'gnxd9qpxdf', 1, '');
insert into audit (game_id, id, actor, account_id, what, sentence, detail, at) values ('5wjjhkfmgs', 1, 'host', 'aytkzaf53v', 'extend', 'The host extended the turn by 60 minutes.', '{"by":"PT1H","deadline":"2026-11-17T17:31:55.007Z","reason":""}', 1794846715177);
insert into audit (game_id, id, actor, account_id, what, sentence, detail, at) values ('5wjjhkfmgs', 2, 'host', 'aytkzaf53v', 'schedule', 'The host changed the schedule from the next turn on (a turn ends when everybody is ready).', '{"schedule":"a turn ends when everybody is ready","reason":""}', 1794846715578);
insert into audit (game_id, id, actor, account_id, what, sentence, detail, at) values ('5wjjhkfmgs', 3, 'host', 'aytkzaf53v', 'rollback', 'The host took the game back from turn 4 to turn 3: A test', '{"fromTurn":4,"toTurn":3,"from":3,"to":2,"reason":"A test"}', 1794846716238);
insert into happening (game_id, seq, type, audience, data, changes_hands) values ('5wjjhkfmgs', 1, 'seat', null, '{"seat":1}', 1);
insert into happening (game_id, seq, type, audience, data, changes_hands) values ('5wjjhkfmgs', 2, 'begin', null, '{"at":0,"kind":"start","turn":1,"over":false}', null);
insert into happening (game_id, seq, type, audience, data, changes_hands) values ('5wjjhkfmgs', 3, 'ready', null, '{"seat":0,"ready":true}', null);
insert into happening (game_id, seq, type, audience, data, changes_hands) values ('5wjjhkfmgs', 4, 'ready', null, '{"seat":1,"ready":true}', null);
insert into happening (game_id, seq, type, audience, data, changes_hands) values ('5wjjhkfmgs', 5, 'turn', null, '{"at":1,"kind":"turn","turn":2,"over":false}', null);
insert into happening (game_id, seq, type, audience, data, changes_hands) values ('5wjjhkfmgs', 6, 'ready', null, '{"seat":0,"ready":true}', null);
insert into happening (game_id, seq, type, audience, data, changes_hands) values ('5wjjhkfmgs', 7, 'ready', null, '{"seat":1,"ready":true}', null);
insert into happening (game_id, seq, type, audience, data, changes_hands) values ('5wjjhkfmgs', 8, 'turn', null, '{"at":2,"kind":"turn","turn":3,"over":false}', null);
insert into happening (game_id, seq, type, audience, data, changes_hands) values ('5wjjhkfmgs', 9, 'deadline', null, '{"status":"running","deadline":"2026-11-17T17:31:55.007Z"}', null);
insert into happening (game_id, seq, type, audience, data, changes_hands) values ('5wjjhkfmgs', 10, 'host', null, '{"auditId":1,"what":"extend","sentence":"The host extended the turn by 60 minutes."}', null);
insert into happening (game_id, seq, type, audience, data, changes_hands) values ('5wjjhkfmgs', 11, 'delay', null, '{"id":1}', null);
insert into happening (game_id, seq, type, audience, data, changes_hands) values ('5wjjhkfmgs', 12, 'host', null, '{"auditId":2,"what":"schedule","sentence":"The host changed the schedule from the next turn on (a turn ends when everybody is ready)."}', null);
insert into happening (game_id, seq, type, audience, data, changes_hands) values ('5wjjhkfmgs', 13, 'ready', null, '{"seat":0,"ready":true}', null);
insert into happening (game_id, seq, type, audience, data, changes_hands) values ('5wjjhkfmgs', 14, 'ready', null, '{"seat":1,"ready":true}', null);
insert into happening (game_id, seq, type, audience, data, changes_hands) values ('5wjjhkfmgs', 15, 'turn', null, '{"at":3,"kind":"turn","turn":4,"over":false}', null);
insert into happening (game_id, seq, type, audience, data, changes_hands) values ('5wjjhkfmgs', 16, 'turn', null, '{"at":4,"kind":"rollback","turn":3,"over":false}', null);
insert into happening (game_id, seq, type, audience, data, changes_hands) values ('5wjjhkfmgs', 17, 'host', null, '{"auditId":3,"what":"rollback","sentence":"The host took the game back from turn 4 to turn 3: A test"}', null);
insert into happening (game_id, seq, type, audience, data, changes_hands) values ('5wjjhkfmgs', 18, 'message', null, '{"id":1,"from":0,"to":null}', null);
insert into own_map (id, account_id, name, ruleset, text, created_at, version, changed_at, health) values ('gkhdp4f5mg', 'aytkzaf53v', 'Ring', 'gd6', '1-2-3', 1794846716592, 1, 1794846716592, '{"version":1,"refusals":[{"code":"map","rule":"GD6-C.1","sentence":"The game cannot start: the map has room for 1 starts that are far enough apart, and 2 players want one."}]}');
