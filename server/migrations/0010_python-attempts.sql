-- Attempts at Python steps were stored as model cards; the figure "solved" tells them (shared/src/quests/pythonAttempt.ts).
UPDATE `quest_events` SET `kind` = 'python-attempt', `event` = json_set(`event`, '$.kind', 'python-attempt')
WHERE `kind` = 'model-card' AND CASE WHEN json_valid(`event`) THEN json_extract(`event`, '$.figures.solved') IS NOT NULL ELSE 0 END;
--> statement-breakpoint
UPDATE `realm_states` SET `state` = json_set(`state`, '$.cards', json((
	SELECT json_group_object(card.key, json(card.value)) FROM json_each(`realm_states`.`state`, '$.cards') AS card
	WHERE json_extract(card.value, '$.solved') IS NULL
)))
WHERE CASE WHEN json_valid(`state`) THEN EXISTS (
	SELECT 1 FROM json_each(`realm_states`.`state`, '$.cards') AS card WHERE json_extract(card.value, '$.solved') IS NOT NULL
) ELSE 0 END;
