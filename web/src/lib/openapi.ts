// Made by `npm run types` from the schemas in docs/: change the server, then run that.

export interface paths {
    "/api/v1/devices": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Use Device Code
         * @description Become the guest who made this code on this device too.
         */
        post: operations["use_device_code"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/games": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Games
         * @description The games with their player counts and options, in words.
         */
        get: operations["games"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/games/{game}/box": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Box
         * @description What is in the box: each thing's name, what it does, its values in this pack and where they come from.
         *
         *     `help` answers "what is this?" for what is on the table: `zone:front`, `number:at_stake`, `part:town`, `card:coin`.
         *     A thing that is not listed there has the explanation of its kind, `idea:card` or `zone:card`.
         */
        get: operations["box"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/games/{game}/learn": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Learn
         * @description What a game is about, what explains its questions and what happens in it, and its lessons.
         */
        get: operations["learn"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/games/{game}/lessons/{lesson}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Lesson
         * @description A lesson, chapter by chapter and step by step, in words.
         */
        get: operations["lesson"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/games/{game}/sheet": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Sheet Form
         * @description The form of the score sheet: what to ask for, in words. `POST /api/v1/score` scores what was filled in.
         */
        get: operations["sheet_form"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/guests": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Become Guest
         * @description Come in with a name. The answer sets a cookie that only the server can read.
         */
        post: operations["become_guest"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/guests/unname": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Unname Guest
         * @description Take away a guest's name, or the name of everybody called this. Only for the host of the server.
         *
         *     At every table and throughout its log they are a nameless guest until they choose another name.
         */
        post: operations["unname_guest"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/house": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Where Is It
         * @description The address to put in invitations, whatever address this browser uses; and the guest it is, if any.
         *
         *     Being nobody yet is no mistake: only `GET /me` refuses it.
         */
        get: operations["where_is_it"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/invitations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Look At Invitation
         * @description What an invitation is for, without using it up.
         */
        post: operations["look_at_invitation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/lessons": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * New Lesson
         * @description A table for a chapter of a lesson, laid and begun.
         */
        post: operations["new_lesson"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/me": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Who Am I
         * @description The guest this browser is.
         */
        get: operations["who_am_i"];
        put?: never;
        /**
         * Change Me
         * @description Change name or language. This guest's chairs get the new name at all tables that are not over.
         */
        post: operations["change_me"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/me/delete": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Delete Me
         * @description Delete this guest: name, messages, devices. Bots play on, others become hosts, nobody can tell who it was.
         *
         *     Tables where nobody else has a chair are deleted too.
         */
        post: operations["delete_me"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/me/devices": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * My Devices
         * @description The browsers where this guest is signed in, most recently used first.
         */
        get: operations["my_devices"];
        put?: never;
        /**
         * Another Device
         * @description A code, good once within an hour, that makes another browser the same guest.
         */
        post: operations["another_device"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/me/devices/{device}/sign_out": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sign Out There
         * @description Sign out another of one's own devices, or this one. Its sockets are closed at once.
         */
        post: operations["sign_out_there"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/me/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Export Me
         * @description Everything kept about this guest, as one file: devices, tables, what they wrote, records of finished games.
         *
         *     For games that are not over, it holds no more than everybody may know.
         */
        get: operations["export_me"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/me/play": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * How I Play
         * @description How I play, by the quick analyses of my finished games here.
         */
        get: operations["how_i_play"];
        put?: never;
        /**
         * Analyse Mine
         * @description Have those of my finished games analysed that are not yet: the newest first, and as many as may wait.
         */
        post: operations["analyse_mine"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/me/shares": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Share My Games
         * @description Let my finished games be given away as data, without names, for research and for training bots; or no longer.
         *
         *     A game is given away only while everybody who played in it agrees.
         */
        post: operations["share_my_games"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/me/sign_out": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sign Out
         * @description Sign out here. Without another device, nobody can be this guest again.
         */
        post: operations["sign_out"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/packs": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add Pack
         * @description Add a pack. Only for the host of the server: with its secret, or, if it has none, from this machine.
         */
        post: operations["add_pack"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/packs/{game}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List Packs
         * @description The card packs this server has for a game.
         */
        get: operations["list_packs"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/records": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Import Record
         * @description Import a record from elsewhere: it is replayed, every hash is checked, and it is kept as a finished table.
         */
        post: operations["import_record"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/score": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Count Sheet
         * @description Score the end of a printed game, with the cards of this pack. Conflicts with our own values are only warnings.
         */
        post: operations["count_sheet"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/tables": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List Tables
         * @description Listed tables by stage, newest first; or mine, those waiting for me first.
         */
        get: operations["list_tables"];
        put?: never;
        /**
         * New Table
         * @description Open a table and sit down; with `start`, begin at once if everybody is there.
         */
        post: operations["new_table"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/tables/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One Table
         * @description A table as this guest may know it.
         */
        get: operations["one_table"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/tables/{id}/analysis": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Look At Analysis
         * @description How far the analysis of a finished game is; when it is done, all of it.
         */
        get: operations["look_at_analysis"];
        put?: never;
        /**
         * Analyse
         * @description Have a finished game analysed, or join the analysis under way; one that was cancelled is gone on with.
         */
        post: operations["analyse"];
        /**
         * Cancel Analysis
         * @description Cancel an analysis that is not done. What has been found is kept, so that it can be gone on with.
         *
         *     Only for those who belong to the table, and for whoever has asked for it.
         */
        delete: operations["cancel_analysis"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/tables/{id}/at/{position}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Position
         * @description A finished game as it stood after this many entries: everything is public now.
         */
        get: operations["position"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/tables/{id}/at/{position}/play": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Play On
         * @description A new table that plays on from there. Everything that was hidden is dealt again, since the record has shown it.
         *
         *     Only one person against bots keeps the hand they had. The new game's record contains the whole record of this one.
         */
        post: operations["play_on"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/tables/{id}/delete": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Delete Table
         * @description The host deletes a table, with its log and its record, for everybody.
         *
         *     While a game is running, only if nobody else plays there: they would lose the game they are in the middle of.
         */
        post: operations["delete_table"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/tables/{id}/hide": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Hide Table
         * @description Take a table off the list. Only for the host of the server. Its players play on; spectators are sent away.
         */
        post: operations["hide_table"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/tables/{id}/hints": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Hints Used
         * @description Where in a finished game somebody had a hint. It is no part of the record, which says only what was chosen.
         */
        get: operations["hints_used"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/tables/{id}/invitations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Invite
         * @description A code, good once, that seats whoever uses it. Only for the table's host.
         */
        post: operations["invite"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/tables/{id}/join": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Join
         * @description Sit down: with an invitation, or at a listed table.
         */
        post: operations["join"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/tables/{id}/record": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Record
         * @description The record of a finished game; of a running one, only what its reader may know.
         */
        get: operations["record"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/tables/{id}/rematch": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Rematch
         * @description A new table for the same people: whoever asks gets the same one, and it begins when all have asked.
         */
        post: operations["rematch"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/tables/{id}/seats/{seat}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Set Chair
         * @description The host puts a bot in a chair, opens it, lets a bot stand in for somebody who is away, or removes a guest.
         *
         *     Everybody may let a bot stand in for them on their own seat, and come back.
         */
        post: operations["set_chair"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/tables/{id}/seats/{seat}/leave": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Leave
         * @description Stand up. While a game is running a bot plays the seat, which its owner can come back to.
         */
        post: operations["leave"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/tables/{id}/start": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Start
         * @description The host starts the game.
         */
        post: operations["start"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/tables/{id}/story": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Told
         * @description A finished game from its first position to its last, in words, folded by round and turn.
         */
        get: operations["told"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/tables/{id}/watch": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Watch
         * @description The table that a watch link is for. To look on, say `hello` with the same code.
         */
        post: operations["watch"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/tables/{id}/watch_link": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Give Watch Link
         * @description A code that lets whoever has it look on at this table as a spectator. Only for its host.
         *
         *     It works until it is withdrawn or replaced: a new one ends the one before, and whoever looked on with that.
         */
        post: operations["give_watch_link"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/tables/{id}/watch_link/withdraw": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Withdraw Watch Link
         * @description End the watch link: it lets nobody in any more, and whoever looks on with it has to go.
         */
        post: operations["withdraw_watch_link"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/tickets": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ticket
         * @description What the first message on a socket must carry; good for half a minute.
         */
        post: operations["ticket"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /**
         * AnalysisTold
         * @description A whole game as the coach sees it.
         */
        AnalysisTold: {
            curve: components["schemas"]["MomentTold"][];
            decisions: components["schemas"]["DecisionTold"][];
            /** @enum {unknown} */
            effort: "deep" | "quick";
            game: string;
            length: number;
            names: string[];
            players: components["schemas"]["PlayerTold"][];
            turning: number;
        };
        /**
         * AskPlayed
         * @description How I answer one kind of question, in all these games together.
         */
        AskPlayed: {
            ask: string;
            count: number;
            game: string;
            lost: number;
            question: string;
        };
        /**
         * BoxTold
         * @description What is in the box of a game, with names for everything a view or a score shows.
         */
        BoxTold: {
            game: string;
            help: {
                [key: string]: components["schemas"]["HelpTold"];
            };
            kinds: {
                [key: string]: components["schemas"]["ThingTold"][];
            };
            name: string;
            numbers: {
                [key: string]: string;
            };
            pack: string;
            parts: {
                [key: string]: string;
            };
            rivals: {
                [key: string]: string;
            };
            titles: {
                [key: string]: string;
            };
            zones: {
                [key: string]: string;
            };
        };
        /**
         * ChapterTold
         * @description A position of a lesson, and the steps from there; with `play` the game is then played to its end.
         */
        ChapterTold: {
            play: boolean;
            steps: components["schemas"]["LessonStep"][];
        };
        /**
         * ChoiceTold
         * @description An option of a table.
         */
        ChoiceTold: {
            default: string | boolean;
            help: string;
            name: string;
            sort: string;
            text: string;
            values: components["schemas"]["ValueTold"][];
        };
        /**
         * CodeTold
         * @description A code. We keep only its hash, so it cannot be shown again.
         */
        CodeTold: {
            code: string;
        };
        /**
         * Count
         * @description The score of a printed game: who has what, and why.
         */
        Count: {
            game: string;
            seats: {
                [key: string]: unknown;
            }[];
            ties?: components["schemas"]["TieTold"][];
            title?: string;
            warnings: components["schemas"]["WarningTold"][];
            winners: number[];
        };
        /**
         * DecisionTold
         * @description A choice somebody made, what would have been better, and what the difference was.
         */
        DecisionTold: {
            ask: string;
            better: string;
            choices: components["schemas"]["WeighedTold"][];
            chosen: string;
            exact: boolean;
            /** @enum {unknown} */
            grade: "best" | "blunder" | "good" | "inaccuracy" | "mistake";
            grade_text: string;
            lost_points: number;
            lost_win: number;
            odds: string[];
            points: number;
            points_error: number;
            position: number;
            question: string;
            seat: number;
            touch: string;
            why: string;
            win: number;
            win_error: number;
        };
        /**
         * DeviceTold
         * @description A browser where a guest is signed in; empty strings mean it did not say what it is.
         */
        DeviceTold: {
            browser: string;
            created: number;
            here: boolean;
            id: string;
            system: string;
            used: number;
        };
        /**
         * DoneTold
         * @description It has happened.
         */
        DoneTold: {
            done: boolean;
        };
        /**
         * EitherBlank
         * @description One thing that can be filled in in several ways, of different JSON types.
         */
        EitherBlank: {
            drawn?: string;
            /** @enum {unknown} */
            kind: "either";
            name: string;
            required: boolean;
            seats?: number[];
            text: string;
            ways: (components["schemas"]["FlagBlank"] | components["schemas"]["NumberBlank"] | components["schemas"]["PickBlank"] | components["schemas"]["ListBlank"] | components["schemas"]["GroupBlank"] | components["schemas"]["EitherBlank"])[];
        };
        /**
         * FlagBlank
         * @description Yes or no.
         */
        FlagBlank: {
            default: boolean;
            drawn?: string;
            /** @enum {unknown} */
            kind: "flag";
            name: string;
            required: boolean;
            seats?: number[];
            text: string;
        };
        /**
         * FormTold
         * @description The form of a score sheet: blanks for the whole table, for its options, and for each seat.
         */
        FormTold: {
            game: string;
            least: number;
            most: number;
            options: (components["schemas"]["FlagBlank"] | components["schemas"]["NumberBlank"] | components["schemas"]["PickBlank"] | components["schemas"]["ListBlank"] | components["schemas"]["GroupBlank"] | components["schemas"]["EitherBlank"])[];
            seat: (components["schemas"]["FlagBlank"] | components["schemas"]["NumberBlank"] | components["schemas"]["PickBlank"] | components["schemas"]["ListBlank"] | components["schemas"]["GroupBlank"] | components["schemas"]["EitherBlank"])[];
            sheet: (components["schemas"]["FlagBlank"] | components["schemas"]["NumberBlank"] | components["schemas"]["PickBlank"] | components["schemas"]["ListBlank"] | components["schemas"]["GroupBlank"] | components["schemas"]["EitherBlank"])[];
        };
        /**
         * GamePlayed
         * @description How I played a game that has been analysed.
         */
        GamePlayed: {
            game: string;
            lost_win: number;
            luck_win: number;
            opponents: components["schemas"]["OpponentTold"][];
            players: number;
            quality: number;
            seat: number;
            table: string;
            when: number;
        };
        /**
         * GameTold
         * @description A game that can be played here.
         */
        GameTold: {
            about: string;
            game: string;
            golems: components["schemas"]["GolemTold"][];
            least: number;
            minutes: number[];
            most: number;
            name: string;
            options: components["schemas"]["ChoiceTold"][];
            packs: string[];
            weight: number;
        };
        /**
         * GolemTold
         * @description Somebody to play against: a bot with a name, and how it likes to play.
         */
        GolemTold: {
            about: string;
            id: string;
            name: string;
            temperament: string;
        };
        /**
         * GroupBlank
         * @description Several blanks, filled in as an object keyed by their names.
         */
        GroupBlank: {
            drawn?: string;
            fields: (components["schemas"]["FlagBlank"] | components["schemas"]["NumberBlank"] | components["schemas"]["PickBlank"] | components["schemas"]["ListBlank"] | components["schemas"]["GroupBlank"] | components["schemas"]["EitherBlank"])[];
            in_a_row?: boolean;
            /** @enum {unknown} */
            kind: "group";
            name: string;
            required: boolean;
            seats?: number[];
            text: string;
        };
        /**
         * GuestKept
         * @description Everything kept about a guest.
         */
        GuestKept: {
            created: number;
            devices: components["schemas"]["DeviceTold"][];
            /** @enum {unknown} */
            karczma: "guest";
            language: string;
            name: string;
            play: components["schemas"]["PlayTold"];
            shares: boolean;
            tables: components["schemas"]["TableKept"][];
        };
        /**
         * Happened
         * @description One line of the table's log as its reader may know it.
         */
        Happened: {
            at: number;
            data: {
                [key: string]: unknown;
            };
            /** @default [] */
            events?: {
                [key: string]: unknown;
            }[];
            kind: string;
            seq: number;
        };
        /**
         * HelpTold
         * @description What something is.
         */
        HelpTold: {
            name: string;
            rule: string;
            text: string;
        };
        /**
         * HintTold
         * @description A seat had the coach's help with its question at this position.
         */
        HintTold: {
            /** @enum {unknown} */
            help: "advice" | "full" | "nudge";
            position: number;
            seat: number;
        };
        /**
         * HouseTold
         * @description Where others can reach this house, empty if only the machine it runs on can; and who this browser is here.
         */
        HouseTold: {
            address: string;
            me: components["schemas"]["MeTold"] | null;
        };
        /**
         * InvitationTold
         * @description What a code is for; without a seat, any open one.
         */
        InvitationTold: {
            /** @default  */
            note?: string;
            /** @default null */
            seat?: number | null;
            table: components["schemas"]["Table"];
        };
        /** Invite */
        Invite: {
            /**
             * Seat
             * @example 1
             */
            seat?: number | null;
        };
        /** Join */
        Join: {
            /**
             * Code
             * @default
             * @example p0f2mZ3S1tq9yB6cKx8vLr4wJd7hNeUaGiToQsMfXkA
             */
            code?: string;
            /** Seat */
            seat?: number | null;
        };
        /**
         * LearnTold
         * @description What helps somebody who is new to a game.
         */
        LearnTold: {
            events: {
                [key: string]: string;
            };
            game: string;
            goal: string;
            lessons: components["schemas"]["LessonInList"][];
            name: string;
            questions: {
                [key: string]: string;
            };
        };
        /**
         * LessonInList
         * @description A lesson of a game: how long it takes, in minutes, and of how many chapters and steps it is.
         */
        LessonInList: {
            about: string;
            chapters: number;
            lesson: string;
            minutes: number;
            name: string;
            /** @enum {unknown} */
            sort: "advanced" | "first" | "solo";
            steps: number;
        };
        /**
         * LessonStep
         * @description A step of a lesson.
         */
        LessonStep: {
            after: string;
            ask: string;
            do: string[];
            name: string;
            otherwise: string;
            point: string[];
            text: string;
            /** @enum {unknown} */
            wrong: "" | "again" | "on";
        };
        /**
         * LessonTold
         * @description A lesson, in words.
         */
        LessonTold: {
            chapters: components["schemas"]["ChapterTold"][];
            game: string;
            lesson: string;
            name: string;
        };
        /**
         * LineTold
         * @description A chat message.
         */
        LineTold: {
            at: number;
            seq: number;
            text: string;
        };
        /**
         * ListBlank
         * @description A list of blanks of the same kind.
         */
        ListBlank: {
            drawn?: string;
            /** @enum {unknown} */
            kind: "list";
            least: number;
            most: number;
            most_by_seats?: {
                [key: string]: number;
            };
            name: string;
            of: components["schemas"]["FlagBlank"] | components["schemas"]["NumberBlank"] | components["schemas"]["PickBlank"] | components["schemas"]["ListBlank"] | components["schemas"]["GroupBlank"] | components["schemas"]["EitherBlank"];
            once?: boolean;
            required: boolean;
            seats?: number[];
            text: string;
        };
        /**
         * MeTold
         * @description A guest, as they see themselves.
         */
        MeTold: {
            id: string;
            language: string;
            name: string;
            shares: boolean;
        };
        /**
         * MomentTold
         * @description How a position looks to each seat: its chance to win, and the points it can expect in the end.
         */
        MomentTold: {
            points: number[];
            position: number;
            win: number[];
        };
        /** NewChair */
        NewChair: {
            /**
             * Golem
             * @description one of the game's golems; empty: whoever sits there, or the next in turn
             * @default
             */
            golem?: string;
            /**
             * Kind
             * @default open
             * @enum {string}
             */
            kind?: "me" | "person" | "bot" | "open";
            /**
             * Level
             * @default regular
             * @enum {string}
             */
            level?: "novice" | "regular" | "veteran" | "master";
            /**
             * Name
             * @description of a person who sits at the same browser (hot seat); may be empty
             * @default
             */
            name?: string;
            /**
             * Temperament
             * @description empty: the golem's own
             * @default
             * @enum {string}
             */
            temperament?: "" | "careful" | "bold" | "builder" | "spoiler";
        };
        /** NewGuest */
        NewGuest: {
            /**
             * Language
             * @default en
             * @example pl
             * @enum {string}
             */
            language?: "en" | "pl";
            /**
             * Name
             * @example Ania
             */
            name: string;
        };
        /** NewLesson */
        NewLesson: {
            /**
             * Chapter
             * @default 0
             */
            chapter?: number;
            /**
             * Game
             * @example kajko
             */
            game: string;
            /**
             * Language
             * @default en
             * @example pl
             * @enum {string}
             */
            language?: "en" | "pl";
            /**
             * Lesson
             * @example first
             */
            lesson: string;
        };
        /** NewPace */
        NewPace: {
            /**
             * Days
             * @default 3
             */
            days?: number;
            /**
             * Increment
             * @default 10
             */
            increment?: number;
            /**
             * Kind
             * @default none
             * @enum {string}
             */
            kind?: "none" | "live" | "days";
            /**
             * Seconds
             * @default 600
             */
            seconds?: number;
        };
        /** NewPack */
        NewPack: {
            /**
             * Files
             * @example {
             *       "pack.toml": "name = \"my copy\"\ngame = \"kajko\"\n",
             *       "stacks.toml": ""
             *     }
             */
            files: {
                [key: string]: string;
            };
            /**
             * Game
             * @example kajko
             */
            game: string;
        };
        /** NewTable */
        NewTable: {
            /**
             * Game
             * @example kajko
             */
            game: string;
            /**
             * Hints
             * @description whether the coach may be asked for hints at this table
             * @default true
             */
            hints?: boolean;
            /**
             * Language
             * @default en
             * @example pl
             * @enum {string}
             */
            language?: "en" | "pl";
            /**
             * Listed
             * @default false
             */
            listed?: boolean;
            /**
             * Options
             * @default {}
             * @example {
             *       "dusigrosz": true
             *     }
             */
            options?: {
                [key: string]: boolean | string;
            };
            pace?: components["schemas"]["NewPace"];
            /**
             * Pack
             * @default default
             */
            pack?: string;
            /**
             * Seats
             * @example [
             *       {
             *         "kind": "me"
             *       },
             *       {
             *         "kind": "bot"
             *       }
             *     ]
             */
            seats: components["schemas"]["NewChair"][];
            /**
             * Start
             * @description start at once, if nobody is waited for
             * @default false
             */
            start?: boolean;
        };
        /**
         * Nothing
         * @description Some changes need no data but are still sent as JSON: `{}`.
         * @example {}
         */
        Nothing: Record<string, never>;
        /**
         * NumberBlank
         * @description A whole number.
         */
        NumberBlank: {
            default?: number;
            drawn?: string;
            high: number;
            /** @enum {unknown} */
            kind: "number";
            low: number;
            name: string;
            of?: string;
            required: boolean;
            seats?: number[];
            text: string;
        };
        /**
         * OpponentTold
         * @description Whom somebody played against; a person has no level.
         */
        OpponentTold: {
            /** @enum {unknown} */
            kind: "bot" | "open" | "person";
            level: string;
        };
        /**
         * Origin
         * @description Where a game that does not start at the beginning comes from: a finished one, after this many entries.
         */
        Origin: {
            position: number;
            table: string;
        };
        /**
         * Pace
         * @description No clock; a live clock with a bank and an increment per choice; or a number of days for each choice.
         */
        Pace: {
            /** @default 0 */
            days?: number;
            /** @default 0 */
            increment?: number;
            /**
             * @default none
             * @enum {unknown}
             */
            kind?: "days" | "live" | "none";
            /** @default 0 */
            seconds?: number;
        };
        /** PackTold */
        PackTold: {
            hash: string;
            name: string;
        };
        /**
         * PickBlank
         * @description One of several things.
         */
        PickBlank: {
            also: {
                [key: string]: string;
            };
            default?: string;
            drawn?: string;
            ids: string[];
            /** @enum {unknown} */
            kind: "pick";
            name: string;
            of: string;
            required: boolean;
            seats?: number[];
            text: string;
            texts: {
                [key: string]: string;
            };
        };
        /**
         * Place
         * @description The game as one seat sees it, or as a spectator (no seat) does.
         *
         *         Several people at one screen get both: while none of them is asked, that screen shows no hand.
         */
        Place: {
            /** @default false */
            ask_always?: boolean;
            asked: number[];
            /** @default false */
            can_undo?: boolean;
            /** @default 0 */
            deals_from?: number;
            /** @default null */
            question?: {
                [key: string]: unknown;
            } | null;
            /** @default [] */
            reactions?: components["schemas"]["Reaction"][];
            /** @default null */
            seat?: number | null;
            view: {
                [key: string]: unknown;
            };
            /** @default  */
            waiting?: string;
        };
        /**
         * PlayerTold
         * @description What one seat has made of a game.
         */
        PlayerTold: {
            costliest: number[];
            grades: {
                [key: string]: number;
            };
            lost_points: number;
            lost_win: number;
            luck_points: number;
            luck_win: number;
            quality: number;
            seat: number;
            weighed: number;
        };
        /** PlayOn */
        PlayOn: {
            /**
             * Hints
             * @description whether the coach may be asked for hints at the new table
             * @default true
             */
            hints?: boolean;
            /**
             * Language
             * @example pl
             */
            language?: ("en" | "pl") | null;
            /**
             * Seats
             * @description as many as there were, in the same order
             * @example [
             *       {
             *         "kind": "me"
             *       },
             *       {
             *         "kind": "bot"
             *       }
             *     ]
             */
            seats: components["schemas"]["NewChair"][];
        };
        /**
         * PlayTold
         * @description How I play.
         */
        PlayTold: {
            asks: components["schemas"]["AskPlayed"][];
            games: components["schemas"]["GamePlayed"][];
            left: number;
            waiting: number;
        };
        /**
         * Position
         * @description A finished game as it stood after this many entries of its record.
         */
        Position: {
            events: {
                [key: string]: unknown;
            }[];
            length: number;
            places: components["schemas"]["Place"][];
            position: number;
            score: {
                [key: string]: unknown;
            };
        };
        /**
         * Problem
         * @description What went wrong, in words; nothing was changed.
         */
        Problem: {
            /** @default [] */
            mistakes?: string[];
            /** @default  */
            place?: string;
            status: number;
            title: string;
            type: string;
        };
        /**
         * Reaction
         * @description A card of one's own that may be played out of turn. `moments` are things of the box, of the kind `moment`.
         */
        Reaction: {
            ask: string[];
            do: string[];
            moments: string[];
            ready: boolean;
            touch: string;
        };
        /**
         * Record
         * @description The record of a finished game, as the engine writes it; `karczma verify` and `karczma replay` read it.
         */
        Record: {
            /** @default null */
            from?: {
                [key: string]: unknown;
            } | null;
            game: string;
            karczma: number;
            length: number;
            moves: {
                [key: string]: unknown;
            }[];
            options: {
                [key: string]: string | boolean;
            };
            pack: string;
            pack_hash: string;
            rules: number;
            seats: number;
            seed: string;
        };
        /**
         * RoundTold
         * @description A round by its name in the game, from an event of a position on; in a lap of the table, from its first.
         */
        RoundTold: {
            event: number;
            position: number;
            text: string;
        };
        /**
         * Seated
         * @description A chair as everybody may see it: who sits there, and its clock if the table has one.
         */
        Seated: {
            /** @default  */
            about?: string;
            /** @default  */
            golem?: string;
            host: boolean;
            /** @enum {unknown} */
            kind: "bot" | "open" | "person";
            language: string;
            left: number;
            level: string;
            name: string;
            since: number;
            stand_in: boolean;
            /** @default  */
            temperament?: string;
        };
        /** SetChair */
        SetChair: {
            /**
             * Golem
             * @description one of the game's golems; empty: whoever sits there, or the next in turn
             * @default
             */
            golem?: string;
            /**
             * Kind
             * @example bot
             * @enum {string}
             */
            kind: "bot" | "open" | "stand_in" | "back" | "remove";
            /**
             * Level
             * @default regular
             * @enum {string}
             */
            level?: "novice" | "regular" | "veteran" | "master";
            /**
             * Temperament
             * @description empty: the golem's own
             * @default
             * @enum {string}
             */
            temperament?: "" | "careful" | "bold" | "builder" | "spoiler";
        };
        /** Shares */
        Shares: {
            /**
             * Shares
             * @example true
             */
            shares: boolean;
        };
        /**
         * StandingTold
         * @description How far an analysis is.
         */
        StandingTold: {
            ahead: number;
            analysis?: components["schemas"]["AnalysisTold"];
            done: number;
            left_out: number;
            of: number;
            /** @enum {unknown} */
            state: "cancelled" | "done" | "failed" | "none" | "queued" | "running";
        };
        /**
         * StepTold
         * @description An entry of the record: who chose, and what happened; or how many choices were taken back.
         */
        StepTold: {
            /** @default  */
            chose?: string;
            events: components["schemas"]["Told"][];
            /** @default false */
            gone?: boolean;
            /** @default  */
            hint?: "" | ("advice" | "full" | "nudge");
            position: number;
            seat: number;
            /** @default null */
            totals?: number[] | null;
            turn: number;
            /** @default 0 */
            undo?: number;
        };
        /**
         * StoryTold
         * @description A finished game from its first position to its last.
         */
        StoryTold: {
            length: number;
            rounds: components["schemas"]["RoundTold"][];
            steps: components["schemas"]["StepTold"][];
            turns: components["schemas"]["TurnTold"][];
        };
        /**
         * Table
         * @description A table as everybody at it may know it: guests are known by their seats, never by their ids.
         */
        Table: {
            chairs: components["schemas"]["Seated"][];
            /** @default 0 */
            chapter?: number;
            created: number;
            fingerprint: string;
            /** @default null */
            from?: components["schemas"]["Origin"] | null;
            game: string;
            /** @default true */
            hints?: boolean;
            id: string;
            imported: boolean;
            language: string;
            /** @default  */
            lesson?: string;
            listed: boolean;
            options: {
                [key: string]: string | boolean;
            };
            pace: components["schemas"]["Pace"];
            pack: string;
            position: number;
            rematch: string;
            /** @default null */
            result?: {
                [key: string]: unknown;
            } | null;
            /** @enum {unknown} */
            stage: "open" | "over" | "running";
            /** @default false */
            watched?: boolean;
            /** @default null */
            wish?: components["schemas"]["Wish"] | null;
        };
        /**
         * TableForMe
         * @description A table, and my part in it.
         */
        TableForMe: {
            chairs: components["schemas"]["Seated"][];
            /** @default 0 */
            chapter?: number;
            created: number;
            fingerprint: string;
            /** @default null */
            from?: components["schemas"]["Origin"] | null;
            game: string;
            /** @default true */
            hints?: boolean;
            host: boolean;
            id: string;
            imported: boolean;
            language: string;
            /** @default  */
            lesson?: string;
            listed: boolean;
            /** @default  */
            note?: string;
            options: {
                [key: string]: string | boolean;
            };
            pace: components["schemas"]["Pace"];
            pack: string;
            position: number;
            rematch: string;
            /** @default null */
            result?: {
                [key: string]: unknown;
            } | null;
            seats: number[];
            seq: number;
            /** @enum {unknown} */
            stage: "open" | "over" | "running";
            /** @default false */
            watched?: boolean;
            /** @default null */
            wish?: components["schemas"]["Wish"] | null;
        };
        /**
         * TableInList
         * @description A table in a list; `waiting_for_me` means I am asked there and no bot is standing in.
         */
        TableInList: {
            chairs: components["schemas"]["Seated"][];
            /** @default 0 */
            chapter?: number;
            created: number;
            fingerprint: string;
            /** @default null */
            from?: components["schemas"]["Origin"] | null;
            game: string;
            /** @default true */
            hints?: boolean;
            host: boolean;
            id: string;
            imported: boolean;
            language: string;
            /** @default  */
            lesson?: string;
            listed: boolean;
            options: {
                [key: string]: string | boolean;
            };
            pace: components["schemas"]["Pace"];
            pack: string;
            position: number;
            rematch: string;
            /** @default null */
            result?: {
                [key: string]: unknown;
            } | null;
            /** @enum {unknown} */
            stage: "open" | "over" | "running";
            waiting_for_me: boolean;
            /** @default false */
            watched?: boolean;
            /** @default null */
            wish?: components["schemas"]["Wish"] | null;
        };
        /**
         * TableKept
         * @description What is kept about a guest at one table.
         */
        TableKept: {
            chat: components["schemas"]["LineTold"][];
            game: string;
            hints: components["schemas"]["HintTold"][];
            host: boolean;
            id: string;
            /** @default null */
            record?: {
                [key: string]: unknown;
            } | null;
            seats: number[];
            table: components["schemas"]["Table"] | null;
        };
        /**
         * ThingTold
         * @description Something in the box of a game. Its facts come from the pack; without a source it has none.
         */
        ThingTold: {
            facts: {
                [key: string]: string | number | string[] | {
                    [key: string]: number;
                };
            };
            id: string;
            name: string;
            source: string;
            sources: {
                [key: string]: string;
            };
            texts: {
                [key: string]: string;
            };
        };
        /**
         * TicketTold
         * @description Must be sent in the hello of a socket within half a minute.
         */
        TicketTold: {
            ticket: string;
        };
        /**
         * TieTold
         * @description Why seats with equal totals have the places they have.
         */
        TieTold: {
            by: string;
            less: number;
            more: number;
            others: number[];
            points: number;
            seats: number[];
            text: string;
        };
        /**
         * Told
         * @description Something that happened, in words.
         */
        Told: {
            seat: number;
            text: string;
        };
        /**
         * TurnTold
         * @description Choices that belong together.
         */
        TurnTold: {
            seat: number;
        };
        /**
         * Unfinished
         * @description A running game as its reader may know it: what they heard and see, without the seed or any hidden card.
         */
        Unfinished: {
            fingerprint: string;
            game: string;
            heard: components["schemas"]["Happened"][];
            seen: components["schemas"]["Place"][];
            /** @enum {unknown} */
            unfinished: true;
        };
        /** Unname */
        Unname: {
            /**
             * Guest
             * @example Ania
             */
            guest: string;
        };
        /**
         * UnnamedTold
         * @description How many guests have lost their names.
         */
        UnnamedTold: {
            guests: number;
        };
        /** UseCode */
        UseCode: {
            /**
             * Code
             * @example p0f2mZ3S1tq9yB6cKx8vLr4wJd7hNeUaGiToQsMfXkA
             */
            code: string;
        };
        /**
         * ValueTold
         * @description What an option can be set to.
         */
        ValueTold: {
            text: string;
            value: string | boolean;
        };
        /** Wanted */
        Wanted: {
            /**
             * Effort
             * @default quick
             * @example quick
             * @enum {string}
             */
            effort?: "quick" | "deep";
        };
        /**
         * WarningTold
         * @description Something on a score sheet that conflicts with our own values. It counts, since the printed ones may differ.
         */
        WarningTold: {
            place: string;
            text: string;
            why: string;
        };
        /**
         * WeighedTold
         * @description A choice as the coach weighs it: the chance to win and the points in the end, each with a standard error.
         */
        WeighedTold: {
            do: string[];
            odds: string[];
            points: number;
            points_error: number;
            text: string;
            touch: string;
            win: number;
            win_error: number;
        };
        /**
         * Wish
         * @description Somebody wants to go back further than they may on their own; all people at the table must agree.
         */
        Wish: {
            agreed: number[];
            count: number;
            seat: number;
        };
    };
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    use_device_code: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UseCode"];
            };
        };
        responses: {
            /** @description Success */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "5f1c0e9a7b3d2c4e6f8a1b2c",
                     *       "name": "Ania",
                     *       "language": "pl",
                     *       "shares": false
                     *     }
                     */
                    "application/json": components["schemas"]["MeTold"];
                };
            };
            /** @description Bad request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "karczma:seat-taken",
                     *       "title": "Seat 2 is taken.",
                     *       "status": 400
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not a guest yet: come in first */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "karczma:seat-taken",
                     *       "title": "Seat 2 is taken.",
                     *       "status": 401
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not for you */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "karczma:seat-taken",
                     *       "title": "Seat 2 is taken.",
                     *       "status": 403
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "karczma:seat-taken",
                     *       "title": "Seat 2 is taken.",
                     *       "status": 404
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Method not allowed */
            405: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "karczma:seat-taken",
                     *       "title": "Seat 2 is taken.",
                     *       "status": 405
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not possible right now */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "karczma:seat-taken",
                     *       "title": "Seat 2 is taken.",
                     *       "status": 409
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "karczma:seat-taken",
                     *       "title": "Seat 2 is taken.",
                     *       "status": 413
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description JSON only */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "karczma:seat-taken",
                     *       "title": "Seat 2 is taken.",
                     *       "status": 415
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Wrong format */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "karczma:seat-taken",
                     *       "title": "Seat 2 is taken.",
                     *       "status": 422
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "karczma:seat-taken",
                     *       "title": "Seat 2 is taken.",
                     *       "status": 429
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not available now */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "karczma:seat-taken",
                     *       "title": "Seat 2 is taken.",
                     *       "status": 503
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    games: {
        parameters: {
            query?: {
                language?: "en" | "pl";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "game": "kajko",
                     *         "name": "Kajko i Kokosz: Przygody Wojów",
                     *         "about": "Push your luck.",
                     *         "least": 2,
                     *         "most": 5,
                     *         "minutes": [
                     *           20,
                     *           40
                     *         ],
                     *         "weight": 1,
                     *         "options": [
                     *           {
                     *             "name": "dusigrosz",
                     *             "text": "Dusigrosz",
                     *             "help": "Most coins bring ducats.",
                     *             "sort": "variant",
                     *             "default": false,
                     *             "values": [
                     *               {
                     *                 "value": false,
                     *                 "text": "off"
                     *               },
                     *               {
                     *                 "value": true,
                     *                 "text": "on"
                     *               }
                     *             ]
                     *           }
                     *         ],
                     *         "packs": [
                     *           "default"
                     *         ],
                     *         "golems": [
                     *           {
                     *             "id": "thumper",
                     *             "name": "Łomot",
                     *             "temperament": "bold",
                     *             "about": "Breaks the gate down first, then checks whether it was locked."
                     *           }
                     *         ]
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["GameTold"][];
                };
            };
            /** @description Bad request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "karczma:seat-taken",
                     *       "title": "Seat 2 is taken.",
                     *       "status": 400
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not a guest yet: come in first */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "karczma:seat-taken",
                     *       "title": "Seat 2 is taken.",
                     *       "status": 401
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not for you */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "karczma:seat-taken",
                     *       "title": "Seat 2 is taken.",
                     *       "status": 403
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "karczma:seat-taken",
                     *       "title": "Seat 2 is taken.",
                     *       "status": 404
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Method not allowed */
            405: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "karczma:seat-taken",
                     *       "title": "Seat 2 is taken.",
                     *       "status": 405
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not possible right now */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "karczma:seat-taken",
                     *       "title": "Seat 2 is taken.",
                     *       "status": 409
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "karczma:seat-taken",
                     *       "title": "Seat 2 is taken.",
                     *       "status": 413
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description JSON only */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "karczma:seat-taken",
                     *       "title": "Seat 2 is taken.",
                     *       "status": 415
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Wrong format */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "karczma:seat-taken",
                     *       "title": "Seat 2 is taken.",
                     *       "status": 422
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "karczma:seat-taken",
                     *       "title": "Seat 2 is taken.",
                     *       "status": 429
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not available now */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "karczma:seat-taken",
                     *       "title": "Seat 2 is taken.",
                     *       "status": 503
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    box: {
        parameters: {
            query?: {
                language?: "en" | "pl";
                pack?: string;
            };
            header?: never;
            path: {
                game: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "game": "kajko",
                     *       "name": "Kajko i Kokosz: Przygody Wojów",
                     *       "pack": "default",
                     *       "kinds": {
                     *         "card": [
                     *           {
                     *             "id": "coin",
                     *             "name": "Coin",
                     *             "texts": {
                     *               "effect": "It lies in front of you until you send it or lose it."
                     *             },
                     *             "facts": {
                     *               "sort": "coin",
                     *               "value": 1,
                     *               "effect": "gain",
                     *               "advanced": "gain",
                     *               "total": 10
                     *             },
                     *             "source": "rulebook",
                     *             "sources": {
                     *               "total": "listing"
                     *             }
                     *           }
                     *         ],
                     *         "ending": [
                     *           {
                     *             "id": "stacks_empty",
                     *             "name": "stacks empty",
                     *             "texts": {},
                     *             "facts": {},
                     *             "source": "",
                     *             "sources": {}
                     *           }
                     *         ]
                     *       },
                     *       "zones": {
                     *         "front": "In front"
                     *       },
                     *       "numbers": {
                     *         "at_stake": "Ducats at stake"
                     *       },
                     *       "parts": {
                     *         "town": "The town"
                     *       },
                     *       "titles": {},
                     *       "rivals": {},
                     *       "help": {
                     *         "number:at_stake": {
                     *           "name": "Ducats at stake",
                     *           "text": "What the items in front are worth together.",
                     *           "rule": "KK-12"
                     *         }
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["BoxTold"];
                };
            };
            /** @description Bad request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "karczma:seat-taken",
                     *       "title": "Seat 2 is taken.",
                     *       "status": 400
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not a guest yet: come in first */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "karczma:seat-taken",
                     *       "title": "Seat 2 is taken.",
                     *       "status": 401
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not for you */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "karczma:seat-taken",
                     *       "title": "Seat 2 is taken.",
                     *       "status": 403
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "karczma:seat-taken",
                     *       "title": "Seat 2 is taken.",
                     *       "status": 404
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Method not allowed */
            405: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "karczma:seat-taken",
                     *       "title": "Seat 2 is taken.",
                     *       "status": 405
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not possible right now */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "karczma:seat-taken",
                     *       "title": "Seat 2 is taken.",
                     *       "status": 409
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "karczma:seat-taken",
                     *       "title": "Seat 2 is taken.",
                     *       "status": 413
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description JSON only */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "karczma:seat-taken",
                     *       "title": "Seat 2 is taken.",
                     *       "status": 415
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Wrong format */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "karczma:seat-taken",
                     *       "title": "Seat 2 is taken.",
                     *       "status": 422
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "karczma:seat-taken",
                     *       "title": "Seat 2 is taken.",
                     *       "status": 429
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not available now */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "karczma:seat-taken",
                     *       "title": "Seat 2 is taken.",
                     *       "status": 503
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    learn: {
        parameters: {
            query?: {
                language?: "en" | "pl";
            };
            header?: never;
            path: {
                game: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "game": "kajko",
                     *       "name": "Kajko i Kokosz: Przygody Wojów",
                     *       "goal": "Send the most valuable loot to the town.",
                     *       "questions": {
                     *         "turn": "The more lies in front of you, the more you can lose."
                     *       },
                     *       "events": {
                     *         "robbers_stay": "One band of robbers does no harm."
                     *       },
                     *       "lessons": [
                     *         {
                     *           "lesson": "first",
                     *           "sort": "first",
                     *           "name": "Your first game",
                     *           "about": "Stop in time.",
                     *           "minutes": 4,
                     *           "chapters": 4,
                     *           "steps": 8
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["LearnTold"];
                };
            };
            /** @description Bad request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "karczma:seat-taken",
                     *       "title": "Seat 2 is taken.",
                     *       "status": 400
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not a guest yet: come in first */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "karczma:seat-taken",
                     *       "title": "Seat 2 is taken.",
                     *       "status": 401
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not for you */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "karczma:seat-taken",
                     *       "title": "Seat 2 is taken.",
                     *       "status": 403
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "karczma:seat-taken",
                     *       "title": "Seat 2 is taken.",
                     *       "status": 404
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Method not allowed */
            405: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "karczma:seat-taken",
                     *       "title": "Seat 2 is taken.",
                     *       "status": 405
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not possible right now */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "karczma:seat-taken",
                     *       "title": "Seat 2 is taken.",
                     *       "status": 409
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "karczma:seat-taken",
                     *       "title": "Seat 2 is taken.",
                     *       "status": 413
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description JSON only */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "karczma:seat-taken",
                     *       "title": "Seat 2 is taken.",
                     *       "status": 415
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Wrong format */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "karczma:seat-taken",
                     *       "title": "Seat 2 is taken.",
                     *       "status": 422
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "karczma:seat-taken",
                     *       "title": "Seat 2 is taken.",
                     *       "status": 429
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not available now */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "karczma:seat-taken",
                     *       "title": "Seat 2 is taken.",
                     *       "status": 503
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    lesson: {
        parameters: {
            query?: {
                language?: "en" | "pl";
            };
            header?: never;
            path: {
                game: string;
                lesson: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "game": "kajko",
                     *       "lesson": "first",
                     *       "name": "Your first game",
                     *       "chapters": [
                     *         {
                     *           "steps": [
                     *             {
                     *               "name": "turn_up",
                     *               "ask": "turn",
                     *               "text": "Turn up a card.",
                     *               "after": "A coin!",
                     *               "otherwise": "",
                     *               "point": [
                     *                 "stack:stack_9a"
                     *               ],
                     *               "do": [
                     *                 "adventure"
                     *               ],
                     *               "wrong": ""
                     *             }
                     *           ],
                     *           "play": false
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["LessonTold"];
                };
            };
            /** @description Bad request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "karczma:seat-taken",
                     *       "title": "Seat 2 is taken.",
                     *       "status": 400
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not a guest yet: come in first */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "karczma:seat-taken",
                     *       "title": "Seat 2 is taken.",
                     *       "status": 401
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not for you */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "karczma:seat-taken",
                     *       "title": "Seat 2 is taken.",
                     *       "status": 403
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "karczma:seat-taken",
                     *       "title": "Seat 2 is taken.",
                     *       "status": 404
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Method not allowed */
            405: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "karczma:seat-taken",
                     *       "title": "Seat 2 is taken.",
                     *       "status": 405
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not possible right now */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "karczma:seat-taken",
                     *       "title": "Seat 2 is taken.",
                     *       "status": 409
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "karczma:seat-taken",
                     *       "title": "Seat 2 is taken.",
                     *       "status": 413
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description JSON only */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "karczma:seat-taken",
                     *       "title": "Seat 2 is taken.",
                     *       "status": 415
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Wrong format */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "karczma:seat-taken",
                     *       "title": "Seat 2 is taken.",
                     *       "status": 422
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "karczma:seat-taken",
                     *       "title": "Seat 2 is taken.",
                     *       "status": 429
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not available now */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "karczma:seat-taken",
                     *       "title": "Seat 2 is taken.",
                     *       "status": 503
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    sheet_form: {
        parameters: {
            query?: {
                language?: "en" | "pl";
                pack?: string;
            };
            header?: never;
            path: {
                game: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "game": "kajko",
                     *       "least": 2,
                     *       "most": 5,
                     *       "sheet": [],
                     *       "options": [
                     *         {
                     *           "kind": "flag",
                     *           "name": "dusigrosz",
                     *           "text": "We play with the Miser",
                     *           "required": false,
                     *           "default": false
                     *         }
                     *       ],
                     *       "seat": [
                     *         {
                     *           "kind": "list",
                     *           "name": "town",
                     *           "text": "Sent to the town",
                     *           "required": true,
                     *           "least": 0,
                     *           "most": 4,
                     *           "most_by_seats": {
                     *             "2": 4,
                     *             "3": 3,
                     *             "4": 3,
                     *             "5": 2
                     *           },
                     *           "of": {
                     *             "kind": "list",
                     *             "name": "character",
                     *             "text": "Character",
                     *             "required": true,
                     *             "least": 0,
                     *             "most": 40,
                     *             "of": {
                     *               "kind": "pick",
                     *               "name": "item",
                     *               "text": "Item",
                     *               "required": true,
                     *               "of": "card",
                     *               "ids": [
                     *                 "coin"
                     *               ],
                     *               "texts": {
                     *                 "coin": "Coin"
                     *               },
                     *               "also": {
                     *                 "coin": "Moneta"
                     *               }
                     *             }
                     *           }
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["FormTold"];
                };
            };
            /** @description Bad request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "karczma:seat-taken",
                     *       "title": "Seat 2 is taken.",
                     *       "status": 400
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not a guest yet: come in first */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "karczma:seat-taken",
                     *       "title": "Seat 2 is taken.",
                     *       "status": 401
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not for you */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "karczma:seat-taken",
                     *       "title": "Seat 2 is taken.",
                     *       "status": 403
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "karczma:seat-taken",
                     *       "title": "Seat 2 is taken.",
                     *       "status": 404
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Method not allowed */
            405: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "karczma:seat-taken",
                     *       "title": "Seat 2 is taken.",
                     *       "status": 405
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not possible right now */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "karczma:seat-taken",
                     *       "title": "Seat 2 is taken.",
                     *       "status": 409
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "karczma:seat-taken",
                     *       "title": "Seat 2 is taken.",
                     *       "status": 413
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description JSON only */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "karczma:seat-taken",
                     *       "title": "Seat 2 is taken.",
                     *       "status": 415
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Wrong format */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "karczma:seat-taken",
                     *       "title": "Seat 2 is taken.",
                     *       "status": 422
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "karczma:seat-taken",
                     *       "title": "Seat 2 is taken.",
                     *       "status": 429
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not available now */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "karczma:seat-taken",
                     *       "title": "Seat 2 is taken.",
                     *       "status": 503
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    become_guest: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewGuest"];
            };
        };
        responses: {
            /** @description Success */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "5f1c0e9a7b3d2c4e6f8a1b2c",
                     *       "name": "Ania",
                     *       "language": "pl",
                     *       "shares": false
                     *     }
                     */
                    "application/json": components["schemas"]["MeTold"];
                };
            };
            /** @description Bad request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "karczma:seat-taken",
                     *       "title": "Seat 2 is taken.",
                     *       "status": 400
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not a guest yet: come in first */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "karczma:seat-taken",
                     *       "title": "Seat 2 is taken.",
                     *       "status": 401
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not for you */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "karczma:seat-taken",
                     *       "title": "Seat 2 is taken.",
                     *       "status": 403
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "karczma:seat-taken",
                     *       "title": "Seat 2 is taken.",
                     *       "status": 404
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Method not allowed */
            405: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "karczma:seat-taken",
                     *       "title": "Seat 2 is taken.",
                     *       "status": 405
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not possible right now */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "karczma:seat-taken",
                     *       "title": "Seat 2 is taken.",
                     *       "status": 409
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "karczma:seat-taken",
                     *       "title": "Seat 2 is taken.",
                     *       "status": 413
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description JSON only */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "karczma:seat-taken",
                     *       "title": "Seat 2 is taken.",
                     *       "status": 415
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Wrong format */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "karczma:seat-taken",
                     *       "title": "Seat 2 is taken.",
                     *       "status": 422
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "karczma:seat-taken",
                     *       "title": "Seat 2 is taken.",
                     *       "status": 429
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not available now */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "karczma:seat-taken",
                     *       "title": "Seat 2 is taken.",
                     *       "status": 503
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    unname_guest: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Unname"];
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "guests": 1
                     *     }
                     */
                    "application/json": components["schemas"]["UnnamedTold"];
                };
            };
            /** @description Bad request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "karczma:seat-taken",
                     *       "title": "Seat 2 is taken.",
                     *       "status": 400
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not a guest yet: come in first */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "karczma:seat-taken",
                     *       "title": "Seat 2 is taken.",
                     *       "status": 401
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not for you */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "karczma:seat-taken",
                     *       "title": "Seat 2 is taken.",
                     *       "status": 403
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "karczma:seat-taken",
                     *       "title": "Seat 2 is taken.",
                     *       "status": 404
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Method not allowed */
            405: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "karczma:seat-taken",
                     *       "title": "Seat 2 is taken.",
                     *       "status": 405
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not possible right now */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "karczma:seat-taken",
                     *       "title": "Seat 2 is taken.",
                     *       "status": 409
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "karczma:seat-taken",
                     *       "title": "Seat 2 is taken.",
                     *       "status": 413
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description JSON only */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "karczma:seat-taken",
                     *       "title": "Seat 2 is taken.",
                     *       "status": 415
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Wrong format */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "karczma:seat-taken",
                     *       "title": "Seat 2 is taken.",
                     *       "status": 422
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "karczma:seat-taken",
                     *       "title": "Seat 2 is taken.",
                     *       "status": 429
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not available now */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "karczma:seat-taken",
                     *       "title": "Seat 2 is taken.",
                     *       "status": 503
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    where_is_it: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "address": "http://192.168.1.20:8800",
                     *       "me": {
                     *         "id": "5f1c0e9a7b3d2c4e6f8a1b2c",
                     *         "name": "Ania",
                     *         "language": "pl",
                     *         "shares": false
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["HouseTold"];
                };
            };
            /** @description Bad request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "karczma:seat-taken",
                     *       "title": "Seat 2 is taken.",
                     *       "status": 400
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not a guest yet: come in first */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "karczma:seat-taken",
                     *       "title": "Seat 2 is taken.",
                     *       "status": 401
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not for you */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "karczma:seat-taken",
                     *       "title": "Seat 2 is taken.",
                     *       "status": 403
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "karczma:seat-taken",
                     *       "title": "Seat 2 is taken.",
                     *       "status": 404
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Method not allowed */
            405: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "karczma:seat-taken",
                     *       "title": "Seat 2 is taken.",
                     *       "status": 405
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not possible right now */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "karczma:seat-taken",
                     *       "title": "Seat 2 is taken.",
                     *       "status": 409
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "karczma:seat-taken",
                     *       "title": "Seat 2 is taken.",
                     *       "status": 413
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description JSON only */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "karczma:seat-taken",
                     *       "title": "Seat 2 is taken.",
                     *       "status": 415
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Wrong format */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "karczma:seat-taken",
                     *       "title": "Seat 2 is taken.",
                     *       "status": 422
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "karczma:seat-taken",
                     *       "title": "Seat 2 is taken.",
                     *       "status": 429
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not available now */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "karczma:seat-taken",
                     *       "title": "Seat 2 is taken.",
                     *       "status": 503
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    look_at_invitation: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UseCode"];
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "table": {
                     *         "id": "k7Qm2ZxTt0cVbRs9",
                     *         "game": "kajko",
                     *         "options": {
                     *           "dusigrosz": false,
                     *           "first_player": "random"
                     *         },
                     *         "pack": "default",
                     *         "language": "pl",
                     *         "listed": true,
                     *         "pace": {
                     *           "kind": "none",
                     *           "seconds": 0,
                     *           "increment": 0,
                     *           "days": 0
                     *         },
                     *         "stage": "running",
                     *         "chairs": [
                     *           {
                     *             "kind": "person",
                     *             "name": "Ania",
                     *             "language": "pl",
                     *             "level": "",
                     *             "stand_in": false,
                     *             "left": 0,
                     *             "since": 1760000000000,
                     *             "host": true,
                     *             "golem": "",
                     *             "temperament": "",
                     *             "about": ""
                     *           },
                     *           {
                     *             "kind": "bot",
                     *             "name": "Łomot",
                     *             "language": "",
                     *             "level": "regular",
                     *             "stand_in": false,
                     *             "left": 0,
                     *             "since": 0,
                     *             "host": false,
                     *             "golem": "thumper",
                     *             "temperament": "bold",
                     *             "about": "Breaks the gate down first, then checks whether it was locked."
                     *           }
                     *         ],
                     *         "created": 1760000000000,
                     *         "fingerprint": "d4735e3a265e16eee03f59718b9b5d03019c07d8b6c51f90da3a666eec13ab35",
                     *         "position": 1,
                     *         "rematch": "",
                     *         "imported": false,
                     *         "watched": false,
                     *         "lesson": "",
                     *         "chapter": 0,
                     *         "hints": true
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["InvitationTold"];
                };
            };
            /** @description Bad request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "karczma:seat-taken",
                     *       "title": "Seat 2 is taken.",
                     *       "status": 400
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not a guest yet: come in first */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "karczma:seat-taken",
                     *       "title": "Seat 2 is taken.",
                     *       "status": 401
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not for you */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "karczma:seat-taken",
                     *       "title": "Seat 2 is taken.",
                     *       "status": 403
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "karczma:seat-taken",
                     *       "title": "Seat 2 is taken.",
                     *       "status": 404
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Method not allowed */
            405: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "karczma:seat-taken",
                     *       "title": "Seat 2 is taken.",
                     *       "status": 405
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not possible right now */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "karczma:seat-taken",
                     *       "title": "Seat 2 is taken.",
                     *       "status": 409
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "karczma:seat-taken",
                     *       "title": "Seat 2 is taken.",
                     *       "status": 413
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description JSON only */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "karczma:seat-taken",
                     *       "title": "Seat 2 is taken.",
                     *       "status": 415
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Wrong format */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "karczma:seat-taken",
                     *       "title": "Seat 2 is taken.",
                     *       "status": 422
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "karczma:seat-taken",
                     *       "title": "Seat 2 is taken.",
                     *       "status": 429
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not available now */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "karczma:seat-taken",
                     *       "title": "Seat 2 is taken.",
                     *       "status": 503
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    new_lesson: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewLesson"];
            };
        };
        responses: {
            /** @description Success */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "k7Qm2ZxTt0cVbRs9",
                     *       "game": "kajko",
                     *       "options": {
                     *         "dusigrosz": false,
                     *         "first_player": "random"
                     *       },
                     *       "pack": "default",
                     *       "language": "pl",
                     *       "listed": true,
                     *       "pace": {
                     *         "kind": "none",
                     *         "seconds": 0,
                     *         "increment": 0,
                     *         "days": 0
                     *       },
                     *       "stage": "running",
                     *       "chairs": [
                     *         {
                     *           "kind": "person",
                     *           "name": "Ania",
                     *           "language": "pl",
                     *           "level": "",
                     *           "stand_in": false,
                     *           "left": 0,
                     *           "since": 1760000000000,
                     *           "host": true,
                     *           "golem": "",
                     *           "temperament": "",
                     *           "about": ""
                     *         },
                     *         {
                     *           "kind": "bot",
                     *           "name": "Łomot",
                     *           "language": "",
                     *           "level": "regular",
                     *           "stand_in": false,
                     *           "left": 0,
                     *           "since": 0,
                     *           "host": false,
                     *           "golem": "thumper",
                     *           "temperament": "bold",
                     *           "about": "Breaks the gate down first, then checks whether it was locked."
                     *         }
                     *       ],
                     *       "created": 1760000000000,
                     *       "fingerprint": "d4735e3a265e16eee03f59718b9b5d03019c07d8b6c51f90da3a666eec13ab35",
                     *       "position": 1,
                     *       "rematch": "",
                     *       "imported": false,
                     *       "watched": false,
                     *       "lesson": "first",
                     *       "chapter": 0,
                     *       "hints": true,
                     *       "seq": 2,
                     *       "seats": [
                     *         0
                     *       ],
                     *       "host": true
                     *     }
                     */
                    "application/json": components["schemas"]["TableForMe"];
                };
            };
            /** @description Bad request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "karczma:seat-taken",
                     *       "title": "Seat 2 is taken.",
                     *       "status": 400
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not a guest yet: come in first */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "karczma:seat-taken",
                     *       "title": "Seat 2 is taken.",
                     *       "status": 401
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not for you */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "karczma:seat-taken",
                     *       "title": "Seat 2 is taken.",
                     *       "status": 403
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "karczma:seat-taken",
                     *       "title": "Seat 2 is taken.",
                     *       "status": 404
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Method not allowed */
            405: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "karczma:seat-taken",
                     *       "title": "Seat 2 is taken.",
                     *       "status": 405
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not possible right now */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "karczma:seat-taken",
                     *       "title": "Seat 2 is taken.",
                     *       "status": 409
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "karczma:seat-taken",
                     *       "title": "Seat 2 is taken.",
                     *       "status": 413
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description JSON only */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "karczma:seat-taken",
                     *       "title": "Seat 2 is taken.",
                     *       "status": 415
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Wrong format */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "karczma:seat-taken",
                     *       "title": "Seat 2 is taken.",
                     *       "status": 422
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "karczma:seat-taken",
                     *       "title": "Seat 2 is taken.",
                     *       "status": 429
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not available now */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "karczma:seat-taken",
                     *       "title": "Seat 2 is taken.",
                     *       "status": 503
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    who_am_i: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "5f1c0e9a7b3d2c4e6f8a1b2c",
                     *       "name": "Ania",
                     *       "language": "pl",
                     *       "shares": false
                     *     }
                     */
                    "application/json": components["schemas"]["MeTold"];
                };
            };
            /** @description Bad request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "karczma:seat-taken",
                     *       "title": "Seat 2 is taken.",
                     *       "status": 400
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not a guest yet: come in first */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "karczma:seat-taken",
                     *       "title": "Seat 2 is taken.",
                     *       "status": 401
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not for you */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "karczma:seat-taken",
                     *       "title": "Seat 2 is taken.",
                     *       "status": 403
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "karczma:seat-taken",
                     *       "title": "Seat 2 is taken.",
                     *       "status": 404
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Method not allowed */
            405: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "karczma:seat-taken",
                     *       "title": "Seat 2 is taken.",
                     *       "status": 405
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not possible right now */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "karczma:seat-taken",
                     *       "title": "Seat 2 is taken.",
                     *       "status": 409
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "karczma:seat-taken",
                     *       "title": "Seat 2 is taken.",
                     *       "status": 413
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description JSON only */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "karczma:seat-taken",
                     *       "title": "Seat 2 is taken.",
                     *       "status": 415
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Wrong format */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "karczma:seat-taken",
                     *       "title": "Seat 2 is taken.",
                     *       "status": 422
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "karczma:seat-taken",
                     *       "title": "Seat 2 is taken.",
                     *       "status": 429
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not available now */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "karczma:seat-taken",
                     *       "title": "Seat 2 is taken.",
                     *       "status": 503
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    change_me: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewGuest"];
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "5f1c0e9a7b3d2c4e6f8a1b2c",
                     *       "name": "Ania",
                     *       "language": "pl",
                     *       "shares": false
                     *     }
                     */
                    "application/json": components["schemas"]["MeTold"];
                };
            };
            /** @description Bad request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "karczma:seat-taken",
                     *       "title": "Seat 2 is taken.",
                     *       "status": 400
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not a guest yet: come in first */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "karczma:seat-taken",
                     *       "title": "Seat 2 is taken.",
                     *       "status": 401
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not for you */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "karczma:seat-taken",
                     *       "title": "Seat 2 is taken.",
                     *       "status": 403
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "karczma:seat-taken",
                     *       "title": "Seat 2 is taken.",
                     *       "status": 404
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Method not allowed */
            405: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "karczma:seat-taken",
                     *       "title": "Seat 2 is taken.",
                     *       "status": 405
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not possible right now */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "karczma:seat-taken",
                     *       "title": "Seat 2 is taken.",
                     *       "status": 409
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "karczma:seat-taken",
                     *       "title": "Seat 2 is taken.",
                     *       "status": 413
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description JSON only */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "karczma:seat-taken",
                     *       "title": "Seat 2 is taken.",
                     *       "status": 415
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Wrong format */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "karczma:seat-taken",
                     *       "title": "Seat 2 is taken.",
                     *       "status": 422
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "karczma:seat-taken",
                     *       "title": "Seat 2 is taken.",
                     *       "status": 429
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not available now */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "karczma:seat-taken",
                     *       "title": "Seat 2 is taken.",
                     *       "status": 503
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    delete_me: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Nothing"];
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "done": true
                     *     }
                     */
                    "application/json": components["schemas"]["DoneTold"];
                };
            };
            /** @description Bad request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "karczma:seat-taken",
                     *       "title": "Seat 2 is taken.",
                     *       "status": 400
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not a guest yet: come in first */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "karczma:seat-taken",
                     *       "title": "Seat 2 is taken.",
                     *       "status": 401
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not for you */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "karczma:seat-taken",
                     *       "title": "Seat 2 is taken.",
                     *       "status": 403
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "karczma:seat-taken",
                     *       "title": "Seat 2 is taken.",
                     *       "status": 404
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Method not allowed */
            405: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "karczma:seat-taken",
                     *       "title": "Seat 2 is taken.",
                     *       "status": 405
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not possible right now */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "karczma:seat-taken",
                     *       "title": "Seat 2 is taken.",
                     *       "status": 409
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "karczma:seat-taken",
                     *       "title": "Seat 2 is taken.",
                     *       "status": 413
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description JSON only */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "karczma:seat-taken",
                     *       "title": "Seat 2 is taken.",
                     *       "status": 415
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Wrong format */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "karczma:seat-taken",
                     *       "title": "Seat 2 is taken.",
                     *       "status": 422
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "karczma:seat-taken",
                     *       "title": "Seat 2 is taken.",
                     *       "status": 429
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not available now */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "karczma:seat-taken",
                     *       "title": "Seat 2 is taken.",
                     *       "status": 503
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    my_devices: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "id": "9f86d081884c7d65",
                     *         "browser": "Firefox",
                     *         "system": "Linux",
                     *         "created": 1760000000000,
                     *         "used": 1759968000000,
                     *         "here": true
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["DeviceTold"][];
                };
            };
            /** @description Bad request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "karczma:seat-taken",
                     *       "title": "Seat 2 is taken.",
                     *       "status": 400
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not a guest yet: come in first */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "karczma:seat-taken",
                     *       "title": "Seat 2 is taken.",
                     *       "status": 401
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not for you */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "karczma:seat-taken",
                     *       "title": "Seat 2 is taken.",
                     *       "status": 403
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "karczma:seat-taken",
                     *       "title": "Seat 2 is taken.",
                     *       "status": 404
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Method not allowed */
            405: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "karczma:seat-taken",
                     *       "title": "Seat 2 is taken.",
                     *       "status": 405
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not possible right now */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "karczma:seat-taken",
                     *       "title": "Seat 2 is taken.",
                     *       "status": 409
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "karczma:seat-taken",
                     *       "title": "Seat 2 is taken.",
                     *       "status": 413
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description JSON only */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "karczma:seat-taken",
                     *       "title": "Seat 2 is taken.",
                     *       "status": 415
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Wrong format */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "karczma:seat-taken",
                     *       "title": "Seat 2 is taken.",
                     *       "status": 422
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "karczma:seat-taken",
                     *       "title": "Seat 2 is taken.",
                     *       "status": 429
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not available now */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "karczma:seat-taken",
                     *       "title": "Seat 2 is taken.",
                     *       "status": 503
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    another_device: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Nothing"];
            };
        };
        responses: {
            /** @description Success */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "p0f2mZ3S1tq9yB6cKx8vLr4wJd7hNeUaGiToQsMfXkA"
                     *     }
                     */
                    "application/json": components["schemas"]["CodeTold"];
                };
            };
            /** @description Bad request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "karczma:seat-taken",
                     *       "title": "Seat 2 is taken.",
                     *       "status": 400
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not a guest yet: come in first */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "karczma:seat-taken",
                     *       "title": "Seat 2 is taken.",
                     *       "status": 401
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not for you */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "karczma:seat-taken",
                     *       "title": "Seat 2 is taken.",
                     *       "status": 403
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "karczma:seat-taken",
                     *       "title": "Seat 2 is taken.",
                     *       "status": 404
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Method not allowed */
            405: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "karczma:seat-taken",
                     *       "title": "Seat 2 is taken.",
                     *       "status": 405
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not possible right now */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "karczma:seat-taken",
                     *       "title": "Seat 2 is taken.",
                     *       "status": 409
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "karczma:seat-taken",
                     *       "title": "Seat 2 is taken.",
                     *       "status": 413
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description JSON only */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "karczma:seat-taken",
                     *       "title": "Seat 2 is taken.",
                     *       "status": 415
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Wrong format */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "karczma:seat-taken",
                     *       "title": "Seat 2 is taken.",
                     *       "status": 422
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "karczma:seat-taken",
                     *       "title": "Seat 2 is taken.",
                     *       "status": 429
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not available now */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "karczma:seat-taken",
                     *       "title": "Seat 2 is taken.",
                     *       "status": 503
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    sign_out_there: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                device: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Nothing"];
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "done": true
                     *     }
                     */
                    "application/json": components["schemas"]["DoneTold"];
                };
            };
            /** @description Bad request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "karczma:seat-taken",
                     *       "title": "Seat 2 is taken.",
                     *       "status": 400
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not a guest yet: come in first */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "karczma:seat-taken",
                     *       "title": "Seat 2 is taken.",
                     *       "status": 401
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not for you */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "karczma:seat-taken",
                     *       "title": "Seat 2 is taken.",
                     *       "status": 403
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "karczma:seat-taken",
                     *       "title": "Seat 2 is taken.",
                     *       "status": 404
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Method not allowed */
            405: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "karczma:seat-taken",
                     *       "title": "Seat 2 is taken.",
                     *       "status": 405
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not possible right now */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "karczma:seat-taken",
                     *       "title": "Seat 2 is taken.",
                     *       "status": 409
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "karczma:seat-taken",
                     *       "title": "Seat 2 is taken.",
                     *       "status": 413
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description JSON only */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "karczma:seat-taken",
                     *       "title": "Seat 2 is taken.",
                     *       "status": 415
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Wrong format */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "karczma:seat-taken",
                     *       "title": "Seat 2 is taken.",
                     *       "status": 422
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "karczma:seat-taken",
                     *       "title": "Seat 2 is taken.",
                     *       "status": 429
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not available now */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "karczma:seat-taken",
                     *       "title": "Seat 2 is taken.",
                     *       "status": 503
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    export_me: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "karczma": "guest",
                     *       "name": "Ania",
                     *       "language": "pl",
                     *       "shares": false,
                     *       "created": 1760000000000,
                     *       "devices": [
                     *         {
                     *           "id": "9f86d081884c7d65",
                     *           "browser": "Firefox",
                     *           "system": "Linux",
                     *           "created": 1760000000000,
                     *           "used": 1759968000000,
                     *           "here": true
                     *         }
                     *       ],
                     *       "tables": [
                     *         {
                     *           "id": "k7Qm2ZxTt0cVbRs9",
                     *           "game": "kajko",
                     *           "table": {
                     *             "id": "k7Qm2ZxTt0cVbRs9",
                     *             "game": "kajko",
                     *             "options": {
                     *               "dusigrosz": false,
                     *               "first_player": "random"
                     *             },
                     *             "pack": "default",
                     *             "language": "pl",
                     *             "listed": true,
                     *             "pace": {
                     *               "kind": "none",
                     *               "seconds": 0,
                     *               "increment": 0,
                     *               "days": 0
                     *             },
                     *             "stage": "running",
                     *             "chairs": [
                     *               {
                     *                 "kind": "person",
                     *                 "name": "Ania",
                     *                 "language": "pl",
                     *                 "level": "",
                     *                 "stand_in": false,
                     *                 "left": 0,
                     *                 "since": 1760000000000,
                     *                 "host": true,
                     *                 "golem": "",
                     *                 "temperament": "",
                     *                 "about": ""
                     *               },
                     *               {
                     *                 "kind": "bot",
                     *                 "name": "Łomot",
                     *                 "language": "",
                     *                 "level": "regular",
                     *                 "stand_in": false,
                     *                 "left": 0,
                     *                 "since": 0,
                     *                 "host": false,
                     *                 "golem": "thumper",
                     *                 "temperament": "bold",
                     *                 "about": "Breaks the gate down first, then checks whether it was locked."
                     *               }
                     *             ],
                     *             "created": 1760000000000,
                     *             "fingerprint": "d4735e3a265e16eee03f59718b9b5d03019c07d8b6c51f90da3a666eec13ab35",
                     *             "position": 1,
                     *             "rematch": "",
                     *             "imported": false,
                     *             "watched": false,
                     *             "lesson": "",
                     *             "chapter": 0,
                     *             "hints": true
                     *           },
                     *           "seats": [
                     *             0
                     *           ],
                     *           "host": true,
                     *           "chat": [
                     *             {
                     *               "seq": 4,
                     *               "at": 1760000000000,
                     *               "text": "Good luck!"
                     *             }
                     *           ],
                     *           "hints": [
                     *             {
                     *               "seat": 0,
                     *               "position": 4,
                     *               "help": "advice"
                     *             }
                     *           ]
                     *         }
                     *       ],
                     *       "play": {
                     *         "games": [
                     *           {
                     *             "table": "k7Qm2ZxTt0cVbRs9",
                     *             "game": "kajko",
                     *             "when": 1760000000000,
                     *             "seat": 0,
                     *             "players": 2,
                     *             "quality": 61.5,
                     *             "lost_win": 0.21,
                     *             "luck_win": 0.05,
                     *             "opponents": [
                     *               {
                     *                 "kind": "bot",
                     *                 "level": "regular"
                     *               }
                     *             ]
                     *           }
                     *         ],
                     *         "asks": [
                     *           {
                     *             "game": "kajko",
                     *             "ask": "turn",
                     *             "question": "Adventure or send?",
                     *             "count": 31,
                     *             "lost": 0.18
                     *           }
                     *         ],
                     *         "waiting": 1,
                     *         "left": 4
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["GuestKept"];
                };
            };
            /** @description Bad request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "karczma:seat-taken",
                     *       "title": "Seat 2 is taken.",
                     *       "status": 400
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not a guest yet: come in first */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "karczma:seat-taken",
                     *       "title": "Seat 2 is taken.",
                     *       "status": 401
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not for you */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "karczma:seat-taken",
                     *       "title": "Seat 2 is taken.",
                     *       "status": 403
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "karczma:seat-taken",
                     *       "title": "Seat 2 is taken.",
                     *       "status": 404
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Method not allowed */
            405: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "karczma:seat-taken",
                     *       "title": "Seat 2 is taken.",
                     *       "status": 405
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not possible right now */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "karczma:seat-taken",
                     *       "title": "Seat 2 is taken.",
                     *       "status": 409
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "karczma:seat-taken",
                     *       "title": "Seat 2 is taken.",
                     *       "status": 413
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description JSON only */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "karczma:seat-taken",
                     *       "title": "Seat 2 is taken.",
                     *       "status": 415
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Wrong format */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "karczma:seat-taken",
                     *       "title": "Seat 2 is taken.",
                     *       "status": 422
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "karczma:seat-taken",
                     *       "title": "Seat 2 is taken.",
                     *       "status": 429
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not available now */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "karczma:seat-taken",
                     *       "title": "Seat 2 is taken.",
                     *       "status": 503
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    how_i_play: {
        parameters: {
            query?: {
                language?: "en" | "pl";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "games": [
                     *         {
                     *           "table": "k7Qm2ZxTt0cVbRs9",
                     *           "game": "kajko",
                     *           "when": 1760000000000,
                     *           "seat": 0,
                     *           "players": 2,
                     *           "quality": 61.5,
                     *           "lost_win": 0.21,
                     *           "luck_win": 0.05,
                     *           "opponents": [
                     *             {
                     *               "kind": "bot",
                     *               "level": "regular"
                     *             }
                     *           ]
                     *         }
                     *       ],
                     *       "asks": [
                     *         {
                     *           "game": "kajko",
                     *           "ask": "turn",
                     *           "question": "Adventure or send?",
                     *           "count": 31,
                     *           "lost": 0.18
                     *         }
                     *       ],
                     *       "waiting": 1,
                     *       "left": 4
                     *     }
                     */
                    "application/json": components["schemas"]["PlayTold"];
                };
            };
            /** @description Bad request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "karczma:seat-taken",
                     *       "title": "Seat 2 is taken.",
                     *       "status": 400
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not a guest yet: come in first */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "karczma:seat-taken",
                     *       "title": "Seat 2 is taken.",
                     *       "status": 401
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not for you */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "karczma:seat-taken",
                     *       "title": "Seat 2 is taken.",
                     *       "status": 403
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "karczma:seat-taken",
                     *       "title": "Seat 2 is taken.",
                     *       "status": 404
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Method not allowed */
            405: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "karczma:seat-taken",
                     *       "title": "Seat 2 is taken.",
                     *       "status": 405
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not possible right now */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "karczma:seat-taken",
                     *       "title": "Seat 2 is taken.",
                     *       "status": 409
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "karczma:seat-taken",
                     *       "title": "Seat 2 is taken.",
                     *       "status": 413
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description JSON only */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "karczma:seat-taken",
                     *       "title": "Seat 2 is taken.",
                     *       "status": 415
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Wrong format */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "karczma:seat-taken",
                     *       "title": "Seat 2 is taken.",
                     *       "status": 422
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "karczma:seat-taken",
                     *       "title": "Seat 2 is taken.",
                     *       "status": 429
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not available now */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "karczma:seat-taken",
                     *       "title": "Seat 2 is taken.",
                     *       "status": 503
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    analyse_mine: {
        parameters: {
            query?: {
                language?: "en" | "pl";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Nothing"];
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "games": [
                     *         {
                     *           "table": "k7Qm2ZxTt0cVbRs9",
                     *           "game": "kajko",
                     *           "when": 1760000000000,
                     *           "seat": 0,
                     *           "players": 2,
                     *           "quality": 61.5,
                     *           "lost_win": 0.21,
                     *           "luck_win": 0.05,
                     *           "opponents": [
                     *             {
                     *               "kind": "bot",
                     *               "level": "regular"
                     *             }
                     *           ]
                     *         }
                     *       ],
                     *       "asks": [
                     *         {
                     *           "game": "kajko",
                     *           "ask": "turn",
                     *           "question": "Adventure or send?",
                     *           "count": 31,
                     *           "lost": 0.18
                     *         }
                     *       ],
                     *       "waiting": 1,
                     *       "left": 4
                     *     }
                     */
                    "application/json": components["schemas"]["PlayTold"];
                };
            };
            /** @description Bad request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "karczma:seat-taken",
                     *       "title": "Seat 2 is taken.",
                     *       "status": 400
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not a guest yet: come in first */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "karczma:seat-taken",
                     *       "title": "Seat 2 is taken.",
                     *       "status": 401
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not for you */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "karczma:seat-taken",
                     *       "title": "Seat 2 is taken.",
                     *       "status": 403
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "karczma:seat-taken",
                     *       "title": "Seat 2 is taken.",
                     *       "status": 404
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Method not allowed */
            405: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "karczma:seat-taken",
                     *       "title": "Seat 2 is taken.",
                     *       "status": 405
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not possible right now */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "karczma:seat-taken",
                     *       "title": "Seat 2 is taken.",
                     *       "status": 409
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "karczma:seat-taken",
                     *       "title": "Seat 2 is taken.",
                     *       "status": 413
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description JSON only */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "karczma:seat-taken",
                     *       "title": "Seat 2 is taken.",
                     *       "status": 415
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Wrong format */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "karczma:seat-taken",
                     *       "title": "Seat 2 is taken.",
                     *       "status": 422
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "karczma:seat-taken",
                     *       "title": "Seat 2 is taken.",
                     *       "status": 429
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not available now */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "karczma:seat-taken",
                     *       "title": "Seat 2 is taken.",
                     *       "status": 503
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    share_my_games: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Shares"];
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "5f1c0e9a7b3d2c4e6f8a1b2c",
                     *       "name": "Ania",
                     *       "language": "pl",
                     *       "shares": false
                     *     }
                     */
                    "application/json": components["schemas"]["MeTold"];
                };
            };
            /** @description Bad request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "karczma:seat-taken",
                     *       "title": "Seat 2 is taken.",
                     *       "status": 400
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not a guest yet: come in first */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "karczma:seat-taken",
                     *       "title": "Seat 2 is taken.",
                     *       "status": 401
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not for you */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "karczma:seat-taken",
                     *       "title": "Seat 2 is taken.",
                     *       "status": 403
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "karczma:seat-taken",
                     *       "title": "Seat 2 is taken.",
                     *       "status": 404
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Method not allowed */
            405: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "karczma:seat-taken",
                     *       "title": "Seat 2 is taken.",
                     *       "status": 405
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not possible right now */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "karczma:seat-taken",
                     *       "title": "Seat 2 is taken.",
                     *       "status": 409
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "karczma:seat-taken",
                     *       "title": "Seat 2 is taken.",
                     *       "status": 413
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description JSON only */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "karczma:seat-taken",
                     *       "title": "Seat 2 is taken.",
                     *       "status": 415
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Wrong format */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "karczma:seat-taken",
                     *       "title": "Seat 2 is taken.",
                     *       "status": 422
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "karczma:seat-taken",
                     *       "title": "Seat 2 is taken.",
                     *       "status": 429
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not available now */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "karczma:seat-taken",
                     *       "title": "Seat 2 is taken.",
                     *       "status": 503
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    sign_out: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Nothing"];
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "done": true
                     *     }
                     */
                    "application/json": components["schemas"]["DoneTold"];
                };
            };
            /** @description Bad request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "karczma:seat-taken",
                     *       "title": "Seat 2 is taken.",
                     *       "status": 400
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not a guest yet: come in first */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "karczma:seat-taken",
                     *       "title": "Seat 2 is taken.",
                     *       "status": 401
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not for you */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "karczma:seat-taken",
                     *       "title": "Seat 2 is taken.",
                     *       "status": 403
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "karczma:seat-taken",
                     *       "title": "Seat 2 is taken.",
                     *       "status": 404
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Method not allowed */
            405: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "karczma:seat-taken",
                     *       "title": "Seat 2 is taken.",
                     *       "status": 405
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not possible right now */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "karczma:seat-taken",
                     *       "title": "Seat 2 is taken.",
                     *       "status": 409
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "karczma:seat-taken",
                     *       "title": "Seat 2 is taken.",
                     *       "status": 413
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description JSON only */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "karczma:seat-taken",
                     *       "title": "Seat 2 is taken.",
                     *       "status": 415
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Wrong format */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "karczma:seat-taken",
                     *       "title": "Seat 2 is taken.",
                     *       "status": 422
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "karczma:seat-taken",
                     *       "title": "Seat 2 is taken.",
                     *       "status": 429
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not available now */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "karczma:seat-taken",
                     *       "title": "Seat 2 is taken.",
                     *       "status": 503
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    add_pack: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewPack"];
            };
        };
        responses: {
            /** @description Success */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "name": "my copy",
                     *       "hash": "d4735e3a265e16eee03f59718b9b5d03019c07d8b6c51f90da3a666eec13ab35"
                     *     }
                     */
                    "application/json": components["schemas"]["PackTold"];
                };
            };
            /** @description Bad request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "karczma:seat-taken",
                     *       "title": "Seat 2 is taken.",
                     *       "status": 400
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not a guest yet: come in first */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "karczma:seat-taken",
                     *       "title": "Seat 2 is taken.",
                     *       "status": 401
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not for you */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "karczma:seat-taken",
                     *       "title": "Seat 2 is taken.",
                     *       "status": 403
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "karczma:seat-taken",
                     *       "title": "Seat 2 is taken.",
                     *       "status": 404
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Method not allowed */
            405: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "karczma:seat-taken",
                     *       "title": "Seat 2 is taken.",
                     *       "status": 405
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not possible right now */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "karczma:seat-taken",
                     *       "title": "Seat 2 is taken.",
                     *       "status": 409
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "karczma:seat-taken",
                     *       "title": "Seat 2 is taken.",
                     *       "status": 413
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description JSON only */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "karczma:seat-taken",
                     *       "title": "Seat 2 is taken.",
                     *       "status": 415
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Wrong format */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "karczma:seat-taken",
                     *       "title": "Seat 2 is taken.",
                     *       "status": 422
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "karczma:seat-taken",
                     *       "title": "Seat 2 is taken.",
                     *       "status": 429
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not available now */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "karczma:seat-taken",
                     *       "title": "Seat 2 is taken.",
                     *       "status": 503
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    list_packs: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                game: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       "default",
                     *       "my copy"
                     *     ]
                     */
                    "application/json": string[];
                };
            };
            /** @description Bad request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "karczma:seat-taken",
                     *       "title": "Seat 2 is taken.",
                     *       "status": 400
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not a guest yet: come in first */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "karczma:seat-taken",
                     *       "title": "Seat 2 is taken.",
                     *       "status": 401
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not for you */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "karczma:seat-taken",
                     *       "title": "Seat 2 is taken.",
                     *       "status": 403
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "karczma:seat-taken",
                     *       "title": "Seat 2 is taken.",
                     *       "status": 404
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Method not allowed */
            405: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "karczma:seat-taken",
                     *       "title": "Seat 2 is taken.",
                     *       "status": 405
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not possible right now */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "karczma:seat-taken",
                     *       "title": "Seat 2 is taken.",
                     *       "status": 409
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "karczma:seat-taken",
                     *       "title": "Seat 2 is taken.",
                     *       "status": 413
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description JSON only */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "karczma:seat-taken",
                     *       "title": "Seat 2 is taken.",
                     *       "status": 415
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Wrong format */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "karczma:seat-taken",
                     *       "title": "Seat 2 is taken.",
                     *       "status": 422
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "karczma:seat-taken",
                     *       "title": "Seat 2 is taken.",
                     *       "status": 429
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not available now */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "karczma:seat-taken",
                     *       "title": "Seat 2 is taken.",
                     *       "status": 503
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    import_record: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    [key: string]: unknown;
                };
            };
        };
        responses: {
            /** @description Success */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "k7Qm2ZxTt0cVbRs9",
                     *       "game": "kajko",
                     *       "options": {
                     *         "dusigrosz": false,
                     *         "first_player": "random"
                     *       },
                     *       "pack": "default",
                     *       "language": "pl",
                     *       "listed": true,
                     *       "pace": {
                     *         "kind": "none",
                     *         "seconds": 0,
                     *         "increment": 0,
                     *         "days": 0
                     *       },
                     *       "stage": "over",
                     *       "chairs": [
                     *         {
                     *           "kind": "person",
                     *           "name": "Ania",
                     *           "language": "pl",
                     *           "level": "",
                     *           "stand_in": false,
                     *           "left": 0,
                     *           "since": 1760000000000,
                     *           "host": true,
                     *           "golem": "",
                     *           "temperament": "",
                     *           "about": ""
                     *         },
                     *         {
                     *           "kind": "bot",
                     *           "name": "Łomot",
                     *           "language": "",
                     *           "level": "regular",
                     *           "stand_in": false,
                     *           "left": 0,
                     *           "since": 0,
                     *           "host": false,
                     *           "golem": "thumper",
                     *           "temperament": "bold",
                     *           "about": "Breaks the gate down first, then checks whether it was locked."
                     *         }
                     *       ],
                     *       "created": 1760000000000,
                     *       "fingerprint": "d4735e3a265e16eee03f59718b9b5d03019c07d8b6c51f90da3a666eec13ab35",
                     *       "position": 1,
                     *       "rematch": "",
                     *       "imported": true,
                     *       "watched": false,
                     *       "result": {
                     *         "seats": [
                     *           {
                     *             "total": 11,
                     *             "parts": {
                     *               "town": 11
                     *             },
                     *             "why": {
                     *               "town": [
                     *                 {
                     *                   "points": 11,
                     *                   "why": "card"
                     *                 }
                     *               ]
                     *             },
                     *             "rank": 1
                     *           },
                     *           {
                     *             "total": 5,
                     *             "parts": {
                     *               "town": 5
                     *             },
                     *             "why": {
                     *               "town": [
                     *                 {
                     *                   "points": 5,
                     *                   "why": "card"
                     *                 }
                     *               ]
                     *             },
                     *             "rank": 2
                     *           }
                     *         ],
                     *         "winners": [
                     *           0
                     *         ]
                     *       },
                     *       "lesson": "",
                     *       "chapter": 0,
                     *       "hints": true,
                     *       "seq": 3,
                     *       "seats": [],
                     *       "host": true
                     *     }
                     */
                    "application/json": components["schemas"]["TableForMe"];
                };
            };
            /** @description Bad request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "karczma:seat-taken",
                     *       "title": "Seat 2 is taken.",
                     *       "status": 400
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not a guest yet: come in first */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "karczma:seat-taken",
                     *       "title": "Seat 2 is taken.",
                     *       "status": 401
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not for you */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "karczma:seat-taken",
                     *       "title": "Seat 2 is taken.",
                     *       "status": 403
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "karczma:seat-taken",
                     *       "title": "Seat 2 is taken.",
                     *       "status": 404
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Method not allowed */
            405: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "karczma:seat-taken",
                     *       "title": "Seat 2 is taken.",
                     *       "status": 405
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not possible right now */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "karczma:seat-taken",
                     *       "title": "Seat 2 is taken.",
                     *       "status": 409
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "karczma:seat-taken",
                     *       "title": "Seat 2 is taken.",
                     *       "status": 413
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description JSON only */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "karczma:seat-taken",
                     *       "title": "Seat 2 is taken.",
                     *       "status": 415
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Wrong format */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "karczma:seat-taken",
                     *       "title": "Seat 2 is taken.",
                     *       "status": 422
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "karczma:seat-taken",
                     *       "title": "Seat 2 is taken.",
                     *       "status": 429
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not available now */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "karczma:seat-taken",
                     *       "title": "Seat 2 is taken.",
                     *       "status": 503
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    count_sheet: {
        parameters: {
            query?: {
                language?: "en" | "pl";
                pack?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": unknown;
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "game": "kajko",
                     *       "seats": [
                     *         {
                     *           "total": 11,
                     *           "parts": {
                     *             "town": 11
                     *           },
                     *           "why": {
                     *             "town": [
                     *               {
                     *                 "points": 11,
                     *                 "why": "card"
                     *               }
                     *             ]
                     *           },
                     *           "rank": 1
                     *         },
                     *         {
                     *           "total": 5,
                     *           "parts": {
                     *             "town": 5
                     *           },
                     *           "why": {
                     *             "town": [
                     *               {
                     *                 "points": 5,
                     *                 "why": "card"
                     *               }
                     *             ]
                     *           },
                     *           "rank": 2
                     *         }
                     *       ],
                     *       "winners": [
                     *         0
                     *       ],
                     *       "warnings": []
                     *     }
                     */
                    "application/json": components["schemas"]["Count"];
                };
            };
            /** @description Bad request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "karczma:seat-taken",
                     *       "title": "Seat 2 is taken.",
                     *       "status": 400
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not a guest yet: come in first */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "karczma:seat-taken",
                     *       "title": "Seat 2 is taken.",
                     *       "status": 401
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not for you */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "karczma:seat-taken",
                     *       "title": "Seat 2 is taken.",
                     *       "status": 403
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "karczma:seat-taken",
                     *       "title": "Seat 2 is taken.",
                     *       "status": 404
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Method not allowed */
            405: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "karczma:seat-taken",
                     *       "title": "Seat 2 is taken.",
                     *       "status": 405
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not possible right now */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "karczma:seat-taken",
                     *       "title": "Seat 2 is taken.",
                     *       "status": 409
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "karczma:seat-taken",
                     *       "title": "Seat 2 is taken.",
                     *       "status": 413
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description JSON only */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "karczma:seat-taken",
                     *       "title": "Seat 2 is taken.",
                     *       "status": 415
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Wrong format */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "karczma:seat-taken",
                     *       "title": "Seat 2 is taken.",
                     *       "status": 422
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "karczma:seat-taken",
                     *       "title": "Seat 2 is taken.",
                     *       "status": 429
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not available now */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "karczma:seat-taken",
                     *       "title": "Seat 2 is taken.",
                     *       "status": 503
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    list_tables: {
        parameters: {
            query?: {
                most?: number;
                which?: "open" | "running" | "over" | "mine";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "id": "k7Qm2ZxTt0cVbRs9",
                     *         "game": "kajko",
                     *         "options": {
                     *           "dusigrosz": false,
                     *           "first_player": "random"
                     *         },
                     *         "pack": "default",
                     *         "language": "pl",
                     *         "listed": true,
                     *         "pace": {
                     *           "kind": "none",
                     *           "seconds": 0,
                     *           "increment": 0,
                     *           "days": 0
                     *         },
                     *         "stage": "running",
                     *         "chairs": [
                     *           {
                     *             "kind": "person",
                     *             "name": "Ania",
                     *             "language": "pl",
                     *             "level": "",
                     *             "stand_in": false,
                     *             "left": 0,
                     *             "since": 1760000000000,
                     *             "host": true,
                     *             "golem": "",
                     *             "temperament": "",
                     *             "about": ""
                     *           },
                     *           {
                     *             "kind": "bot",
                     *             "name": "Łomot",
                     *             "language": "",
                     *             "level": "regular",
                     *             "stand_in": false,
                     *             "left": 0,
                     *             "since": 0,
                     *             "host": false,
                     *             "golem": "thumper",
                     *             "temperament": "bold",
                     *             "about": "Breaks the gate down first, then checks whether it was locked."
                     *           }
                     *         ],
                     *         "created": 1760000000000,
                     *         "fingerprint": "d4735e3a265e16eee03f59718b9b5d03019c07d8b6c51f90da3a666eec13ab35",
                     *         "position": 1,
                     *         "rematch": "",
                     *         "imported": false,
                     *         "watched": false,
                     *         "lesson": "",
                     *         "chapter": 0,
                     *         "hints": true,
                     *         "waiting_for_me": true,
                     *         "host": true
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["TableInList"][];
                };
            };
            /** @description Bad request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "karczma:seat-taken",
                     *       "title": "Seat 2 is taken.",
                     *       "status": 400
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not a guest yet: come in first */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "karczma:seat-taken",
                     *       "title": "Seat 2 is taken.",
                     *       "status": 401
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not for you */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "karczma:seat-taken",
                     *       "title": "Seat 2 is taken.",
                     *       "status": 403
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "karczma:seat-taken",
                     *       "title": "Seat 2 is taken.",
                     *       "status": 404
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Method not allowed */
            405: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "karczma:seat-taken",
                     *       "title": "Seat 2 is taken.",
                     *       "status": 405
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not possible right now */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "karczma:seat-taken",
                     *       "title": "Seat 2 is taken.",
                     *       "status": 409
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "karczma:seat-taken",
                     *       "title": "Seat 2 is taken.",
                     *       "status": 413
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description JSON only */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "karczma:seat-taken",
                     *       "title": "Seat 2 is taken.",
                     *       "status": 415
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Wrong format */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "karczma:seat-taken",
                     *       "title": "Seat 2 is taken.",
                     *       "status": 422
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "karczma:seat-taken",
                     *       "title": "Seat 2 is taken.",
                     *       "status": 429
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not available now */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "karczma:seat-taken",
                     *       "title": "Seat 2 is taken.",
                     *       "status": 503
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    new_table: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewTable"];
            };
        };
        responses: {
            /** @description Success */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "k7Qm2ZxTt0cVbRs9",
                     *       "game": "kajko",
                     *       "options": {
                     *         "dusigrosz": false,
                     *         "first_player": "random"
                     *       },
                     *       "pack": "default",
                     *       "language": "pl",
                     *       "listed": true,
                     *       "pace": {
                     *         "kind": "none",
                     *         "seconds": 0,
                     *         "increment": 0,
                     *         "days": 0
                     *       },
                     *       "stage": "running",
                     *       "chairs": [
                     *         {
                     *           "kind": "person",
                     *           "name": "Ania",
                     *           "language": "pl",
                     *           "level": "",
                     *           "stand_in": false,
                     *           "left": 0,
                     *           "since": 1760000000000,
                     *           "host": true,
                     *           "golem": "",
                     *           "temperament": "",
                     *           "about": ""
                     *         },
                     *         {
                     *           "kind": "bot",
                     *           "name": "Łomot",
                     *           "language": "",
                     *           "level": "regular",
                     *           "stand_in": false,
                     *           "left": 0,
                     *           "since": 0,
                     *           "host": false,
                     *           "golem": "thumper",
                     *           "temperament": "bold",
                     *           "about": "Breaks the gate down first, then checks whether it was locked."
                     *         }
                     *       ],
                     *       "created": 1760000000000,
                     *       "fingerprint": "d4735e3a265e16eee03f59718b9b5d03019c07d8b6c51f90da3a666eec13ab35",
                     *       "position": 1,
                     *       "rematch": "",
                     *       "imported": false,
                     *       "watched": false,
                     *       "lesson": "",
                     *       "chapter": 0,
                     *       "hints": true,
                     *       "seq": 3,
                     *       "seats": [
                     *         0
                     *       ],
                     *       "host": true
                     *     }
                     */
                    "application/json": components["schemas"]["TableForMe"];
                };
            };
            /** @description Bad request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "karczma:seat-taken",
                     *       "title": "Seat 2 is taken.",
                     *       "status": 400
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not a guest yet: come in first */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "karczma:seat-taken",
                     *       "title": "Seat 2 is taken.",
                     *       "status": 401
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not for you */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "karczma:seat-taken",
                     *       "title": "Seat 2 is taken.",
                     *       "status": 403
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "karczma:seat-taken",
                     *       "title": "Seat 2 is taken.",
                     *       "status": 404
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Method not allowed */
            405: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "karczma:seat-taken",
                     *       "title": "Seat 2 is taken.",
                     *       "status": 405
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not possible right now */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "karczma:seat-taken",
                     *       "title": "Seat 2 is taken.",
                     *       "status": 409
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "karczma:seat-taken",
                     *       "title": "Seat 2 is taken.",
                     *       "status": 413
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description JSON only */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "karczma:seat-taken",
                     *       "title": "Seat 2 is taken.",
                     *       "status": 415
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Wrong format */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "karczma:seat-taken",
                     *       "title": "Seat 2 is taken.",
                     *       "status": 422
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "karczma:seat-taken",
                     *       "title": "Seat 2 is taken.",
                     *       "status": 429
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not available now */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "karczma:seat-taken",
                     *       "title": "Seat 2 is taken.",
                     *       "status": 503
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    one_table: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "k7Qm2ZxTt0cVbRs9",
                     *       "game": "kajko",
                     *       "options": {
                     *         "dusigrosz": false,
                     *         "first_player": "random"
                     *       },
                     *       "pack": "default",
                     *       "language": "pl",
                     *       "listed": true,
                     *       "pace": {
                     *         "kind": "none",
                     *         "seconds": 0,
                     *         "increment": 0,
                     *         "days": 0
                     *       },
                     *       "stage": "running",
                     *       "chairs": [
                     *         {
                     *           "kind": "person",
                     *           "name": "Ania",
                     *           "language": "pl",
                     *           "level": "",
                     *           "stand_in": false,
                     *           "left": 0,
                     *           "since": 1760000000000,
                     *           "host": true,
                     *           "golem": "",
                     *           "temperament": "",
                     *           "about": ""
                     *         },
                     *         {
                     *           "kind": "bot",
                     *           "name": "Łomot",
                     *           "language": "",
                     *           "level": "regular",
                     *           "stand_in": false,
                     *           "left": 0,
                     *           "since": 0,
                     *           "host": false,
                     *           "golem": "thumper",
                     *           "temperament": "bold",
                     *           "about": "Breaks the gate down first, then checks whether it was locked."
                     *         }
                     *       ],
                     *       "created": 1760000000000,
                     *       "fingerprint": "d4735e3a265e16eee03f59718b9b5d03019c07d8b6c51f90da3a666eec13ab35",
                     *       "position": 1,
                     *       "rematch": "",
                     *       "imported": false,
                     *       "watched": false,
                     *       "lesson": "",
                     *       "chapter": 0,
                     *       "hints": true,
                     *       "seq": 3,
                     *       "seats": [
                     *         0
                     *       ],
                     *       "host": true
                     *     }
                     */
                    "application/json": components["schemas"]["TableForMe"];
                };
            };
            /** @description Bad request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "karczma:seat-taken",
                     *       "title": "Seat 2 is taken.",
                     *       "status": 400
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not a guest yet: come in first */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "karczma:seat-taken",
                     *       "title": "Seat 2 is taken.",
                     *       "status": 401
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not for you */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "karczma:seat-taken",
                     *       "title": "Seat 2 is taken.",
                     *       "status": 403
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "karczma:seat-taken",
                     *       "title": "Seat 2 is taken.",
                     *       "status": 404
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Method not allowed */
            405: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "karczma:seat-taken",
                     *       "title": "Seat 2 is taken.",
                     *       "status": 405
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not possible right now */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "karczma:seat-taken",
                     *       "title": "Seat 2 is taken.",
                     *       "status": 409
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "karczma:seat-taken",
                     *       "title": "Seat 2 is taken.",
                     *       "status": 413
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description JSON only */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "karczma:seat-taken",
                     *       "title": "Seat 2 is taken.",
                     *       "status": 415
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Wrong format */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "karczma:seat-taken",
                     *       "title": "Seat 2 is taken.",
                     *       "status": 422
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "karczma:seat-taken",
                     *       "title": "Seat 2 is taken.",
                     *       "status": 429
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not available now */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "karczma:seat-taken",
                     *       "title": "Seat 2 is taken.",
                     *       "status": 503
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    look_at_analysis: {
        parameters: {
            query?: {
                effort?: "quick" | "deep";
                language?: "en" | "pl";
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "state": "done",
                     *       "ahead": 0,
                     *       "done": 40,
                     *       "of": 40,
                     *       "left_out": 0,
                     *       "analysis": {
                     *         "game": "kajko",
                     *         "effort": "quick",
                     *         "length": 40,
                     *         "names": [
                     *           "Ania",
                     *           "Łomot"
                     *         ],
                     *         "turning": 22,
                     *         "players": [
                     *           {
                     *             "seat": 0,
                     *             "quality": 61.5,
                     *             "weighed": 17,
                     *             "lost_win": 0.21,
                     *             "lost_points": 4.2,
                     *             "grades": {
                     *               "best": 12,
                     *               "good": 2,
                     *               "inaccuracy": 2,
                     *               "mistake": 1,
                     *               "blunder": 0
                     *             },
                     *             "luck_win": 0.05,
                     *             "luck_points": 1.5,
                     *             "costliest": [
                     *               18
                     *             ]
                     *           }
                     *         ],
                     *         "curve": [
                     *           {
                     *             "position": 0,
                     *             "win": [
                     *               0.5,
                     *               0.5
                     *             ],
                     *             "points": [
                     *               22,
                     *               22
                     *             ]
                     *           }
                     *         ],
                     *         "decisions": [
                     *           {
                     *             "position": 18,
                     *             "seat": 0,
                     *             "ask": "turn",
                     *             "question": "Adventure or send?",
                     *             "grade": "mistake",
                     *             "grade_text": "Mistake",
                     *             "chosen": "Go on an adventure.",
                     *             "better": "Send everything to the town.",
                     *             "touch": "part:front",
                     *             "why": "At once: the town (+5).",
                     *             "odds": [
                     *               "A card with an enemy: 3 of 8."
                     *             ],
                     *             "exact": true,
                     *             "win": 0.61,
                     *             "points": 24.5,
                     *             "lost_win": 0.06,
                     *             "lost_points": 1.4,
                     *             "win_error": 0,
                     *             "points_error": 0,
                     *             "choices": [
                     *               {
                     *                 "do": [
                     *                   "send"
                     *                 ],
                     *                 "touch": "part:front",
                     *                 "text": "Send everything to the town.",
                     *                 "win": 0.61,
                     *                 "win_error": 0,
                     *                 "points": 24.5,
                     *                 "points_error": 0,
                     *                 "odds": []
                     *               },
                     *               {
                     *                 "do": [
                     *                   "adventure",
                     *                   "stack_5a"
                     *                 ],
                     *                 "touch": "stack:5a",
                     *                 "text": "Go on an adventure.",
                     *                 "win": 0.55,
                     *                 "win_error": 0,
                     *                 "points": 23.1,
                     *                 "points_error": 0,
                     *                 "odds": [
                     *                   "A card with an enemy: 3 of 8."
                     *                 ]
                     *               }
                     *             ]
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["StandingTold"];
                };
            };
            /** @description Bad request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "karczma:seat-taken",
                     *       "title": "Seat 2 is taken.",
                     *       "status": 400
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not a guest yet: come in first */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "karczma:seat-taken",
                     *       "title": "Seat 2 is taken.",
                     *       "status": 401
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not for you */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "karczma:seat-taken",
                     *       "title": "Seat 2 is taken.",
                     *       "status": 403
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "karczma:seat-taken",
                     *       "title": "Seat 2 is taken.",
                     *       "status": 404
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Method not allowed */
            405: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "karczma:seat-taken",
                     *       "title": "Seat 2 is taken.",
                     *       "status": 405
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not possible right now */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "karczma:seat-taken",
                     *       "title": "Seat 2 is taken.",
                     *       "status": 409
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "karczma:seat-taken",
                     *       "title": "Seat 2 is taken.",
                     *       "status": 413
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description JSON only */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "karczma:seat-taken",
                     *       "title": "Seat 2 is taken.",
                     *       "status": 415
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Wrong format */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "karczma:seat-taken",
                     *       "title": "Seat 2 is taken.",
                     *       "status": 422
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "karczma:seat-taken",
                     *       "title": "Seat 2 is taken.",
                     *       "status": 429
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not available now */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "karczma:seat-taken",
                     *       "title": "Seat 2 is taken.",
                     *       "status": 503
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    analyse: {
        parameters: {
            query?: {
                language?: "en" | "pl";
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Wanted"];
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "state": "running",
                     *       "ahead": 0,
                     *       "done": 12,
                     *       "of": 40,
                     *       "left_out": 0
                     *     }
                     */
                    "application/json": components["schemas"]["StandingTold"];
                };
            };
            /** @description Bad request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "karczma:seat-taken",
                     *       "title": "Seat 2 is taken.",
                     *       "status": 400
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not a guest yet: come in first */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "karczma:seat-taken",
                     *       "title": "Seat 2 is taken.",
                     *       "status": 401
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not for you */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "karczma:seat-taken",
                     *       "title": "Seat 2 is taken.",
                     *       "status": 403
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "karczma:seat-taken",
                     *       "title": "Seat 2 is taken.",
                     *       "status": 404
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Method not allowed */
            405: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "karczma:seat-taken",
                     *       "title": "Seat 2 is taken.",
                     *       "status": 405
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not possible right now */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "karczma:seat-taken",
                     *       "title": "Seat 2 is taken.",
                     *       "status": 409
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "karczma:seat-taken",
                     *       "title": "Seat 2 is taken.",
                     *       "status": 413
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description JSON only */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "karczma:seat-taken",
                     *       "title": "Seat 2 is taken.",
                     *       "status": 415
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Wrong format */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "karczma:seat-taken",
                     *       "title": "Seat 2 is taken.",
                     *       "status": 422
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "karczma:seat-taken",
                     *       "title": "Seat 2 is taken.",
                     *       "status": 429
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not available now */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "karczma:seat-taken",
                     *       "title": "Seat 2 is taken.",
                     *       "status": 503
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    cancel_analysis: {
        parameters: {
            query?: {
                effort?: "quick" | "deep";
                language?: "en" | "pl";
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "state": "cancelled",
                     *       "ahead": 0,
                     *       "done": 12,
                     *       "of": 40,
                     *       "left_out": 0
                     *     }
                     */
                    "application/json": components["schemas"]["StandingTold"];
                };
            };
            /** @description Bad request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "karczma:seat-taken",
                     *       "title": "Seat 2 is taken.",
                     *       "status": 400
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not a guest yet: come in first */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "karczma:seat-taken",
                     *       "title": "Seat 2 is taken.",
                     *       "status": 401
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not for you */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "karczma:seat-taken",
                     *       "title": "Seat 2 is taken.",
                     *       "status": 403
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "karczma:seat-taken",
                     *       "title": "Seat 2 is taken.",
                     *       "status": 404
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Method not allowed */
            405: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "karczma:seat-taken",
                     *       "title": "Seat 2 is taken.",
                     *       "status": 405
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not possible right now */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "karczma:seat-taken",
                     *       "title": "Seat 2 is taken.",
                     *       "status": 409
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "karczma:seat-taken",
                     *       "title": "Seat 2 is taken.",
                     *       "status": 413
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description JSON only */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "karczma:seat-taken",
                     *       "title": "Seat 2 is taken.",
                     *       "status": 415
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Wrong format */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "karczma:seat-taken",
                     *       "title": "Seat 2 is taken.",
                     *       "status": 422
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "karczma:seat-taken",
                     *       "title": "Seat 2 is taken.",
                     *       "status": 429
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not available now */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "karczma:seat-taken",
                     *       "title": "Seat 2 is taken.",
                     *       "status": 503
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    position: {
        parameters: {
            query?: {
                language?: "en" | "pl";
            };
            header?: never;
            path: {
                id: string;
                position: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "position": 1,
                     *       "length": 40,
                     *       "places": [
                     *         {
                     *           "asked": [
                     *             0
                     *           ],
                     *           "view": {
                     *             "middle": {
                     *               "numbers": {
                     *                 "cards_left": 69
                     *               },
                     *               "zones": []
                     *             },
                     *             "seats": []
                     *           },
                     *           "waiting": "Ania: …",
                     *           "can_undo": false,
                     *           "deals_from": 0,
                     *           "reactions": [],
                     *           "ask_always": false
                     *         }
                     *       ],
                     *       "events": [],
                     *       "score": {
                     *         "seats": [
                     *           {
                     *             "total": 11,
                     *             "parts": {
                     *               "town": 11
                     *             },
                     *             "why": {
                     *               "town": [
                     *                 {
                     *                   "points": 11,
                     *                   "why": "card"
                     *                 }
                     *               ]
                     *             },
                     *             "rank": 1
                     *           },
                     *           {
                     *             "total": 5,
                     *             "parts": {
                     *               "town": 5
                     *             },
                     *             "why": {
                     *               "town": [
                     *                 {
                     *                   "points": 5,
                     *                   "why": "card"
                     *                 }
                     *               ]
                     *             },
                     *             "rank": 2
                     *           }
                     *         ],
                     *         "winners": [
                     *           0
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Position"];
                };
            };
            /** @description Bad request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "karczma:seat-taken",
                     *       "title": "Seat 2 is taken.",
                     *       "status": 400
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not a guest yet: come in first */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "karczma:seat-taken",
                     *       "title": "Seat 2 is taken.",
                     *       "status": 401
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not for you */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "karczma:seat-taken",
                     *       "title": "Seat 2 is taken.",
                     *       "status": 403
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "karczma:seat-taken",
                     *       "title": "Seat 2 is taken.",
                     *       "status": 404
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Method not allowed */
            405: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "karczma:seat-taken",
                     *       "title": "Seat 2 is taken.",
                     *       "status": 405
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not possible right now */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "karczma:seat-taken",
                     *       "title": "Seat 2 is taken.",
                     *       "status": 409
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "karczma:seat-taken",
                     *       "title": "Seat 2 is taken.",
                     *       "status": 413
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description JSON only */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "karczma:seat-taken",
                     *       "title": "Seat 2 is taken.",
                     *       "status": 415
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Wrong format */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "karczma:seat-taken",
                     *       "title": "Seat 2 is taken.",
                     *       "status": 422
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "karczma:seat-taken",
                     *       "title": "Seat 2 is taken.",
                     *       "status": 429
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not available now */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "karczma:seat-taken",
                     *       "title": "Seat 2 is taken.",
                     *       "status": 503
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    play_on: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
                position: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PlayOn"];
            };
        };
        responses: {
            /** @description Success */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "k7Qm2ZxTt0cVbRs9",
                     *       "game": "kajko",
                     *       "options": {
                     *         "dusigrosz": false,
                     *         "first_player": "random"
                     *       },
                     *       "pack": "default",
                     *       "language": "pl",
                     *       "listed": true,
                     *       "pace": {
                     *         "kind": "none",
                     *         "seconds": 0,
                     *         "increment": 0,
                     *         "days": 0
                     *       },
                     *       "stage": "running",
                     *       "chairs": [
                     *         {
                     *           "kind": "person",
                     *           "name": "Ania",
                     *           "language": "pl",
                     *           "level": "",
                     *           "stand_in": false,
                     *           "left": 0,
                     *           "since": 1760000000000,
                     *           "host": true,
                     *           "golem": "",
                     *           "temperament": "",
                     *           "about": ""
                     *         },
                     *         {
                     *           "kind": "bot",
                     *           "name": "Łomot",
                     *           "language": "",
                     *           "level": "regular",
                     *           "stand_in": false,
                     *           "left": 0,
                     *           "since": 0,
                     *           "host": false,
                     *           "golem": "thumper",
                     *           "temperament": "bold",
                     *           "about": "Breaks the gate down first, then checks whether it was locked."
                     *         }
                     *       ],
                     *       "created": 1760000000000,
                     *       "fingerprint": "d4735e3a265e16eee03f59718b9b5d03019c07d8b6c51f90da3a666eec13ab35",
                     *       "position": 0,
                     *       "rematch": "",
                     *       "imported": false,
                     *       "watched": false,
                     *       "lesson": "",
                     *       "chapter": 0,
                     *       "hints": true,
                     *       "from": {
                     *         "table": "k7Qm2ZxTt0cVbRs9",
                     *         "position": 12
                     *       },
                     *       "seq": 2,
                     *       "seats": [
                     *         0
                     *       ],
                     *       "host": true
                     *     }
                     */
                    "application/json": components["schemas"]["TableForMe"];
                };
            };
            /** @description Bad request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "karczma:seat-taken",
                     *       "title": "Seat 2 is taken.",
                     *       "status": 400
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not a guest yet: come in first */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "karczma:seat-taken",
                     *       "title": "Seat 2 is taken.",
                     *       "status": 401
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not for you */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "karczma:seat-taken",
                     *       "title": "Seat 2 is taken.",
                     *       "status": 403
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "karczma:seat-taken",
                     *       "title": "Seat 2 is taken.",
                     *       "status": 404
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Method not allowed */
            405: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "karczma:seat-taken",
                     *       "title": "Seat 2 is taken.",
                     *       "status": 405
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not possible right now */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "karczma:seat-taken",
                     *       "title": "Seat 2 is taken.",
                     *       "status": 409
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "karczma:seat-taken",
                     *       "title": "Seat 2 is taken.",
                     *       "status": 413
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description JSON only */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "karczma:seat-taken",
                     *       "title": "Seat 2 is taken.",
                     *       "status": 415
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Wrong format */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "karczma:seat-taken",
                     *       "title": "Seat 2 is taken.",
                     *       "status": 422
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "karczma:seat-taken",
                     *       "title": "Seat 2 is taken.",
                     *       "status": 429
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not available now */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "karczma:seat-taken",
                     *       "title": "Seat 2 is taken.",
                     *       "status": 503
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    delete_table: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Nothing"];
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "done": true
                     *     }
                     */
                    "application/json": components["schemas"]["DoneTold"];
                };
            };
            /** @description Bad request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "karczma:seat-taken",
                     *       "title": "Seat 2 is taken.",
                     *       "status": 400
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not a guest yet: come in first */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "karczma:seat-taken",
                     *       "title": "Seat 2 is taken.",
                     *       "status": 401
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not for you */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "karczma:seat-taken",
                     *       "title": "Seat 2 is taken.",
                     *       "status": 403
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "karczma:seat-taken",
                     *       "title": "Seat 2 is taken.",
                     *       "status": 404
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Method not allowed */
            405: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "karczma:seat-taken",
                     *       "title": "Seat 2 is taken.",
                     *       "status": 405
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not possible right now */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "karczma:seat-taken",
                     *       "title": "Seat 2 is taken.",
                     *       "status": 409
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "karczma:seat-taken",
                     *       "title": "Seat 2 is taken.",
                     *       "status": 413
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description JSON only */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "karczma:seat-taken",
                     *       "title": "Seat 2 is taken.",
                     *       "status": 415
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Wrong format */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "karczma:seat-taken",
                     *       "title": "Seat 2 is taken.",
                     *       "status": 422
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "karczma:seat-taken",
                     *       "title": "Seat 2 is taken.",
                     *       "status": 429
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not available now */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "karczma:seat-taken",
                     *       "title": "Seat 2 is taken.",
                     *       "status": 503
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    hide_table: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Nothing"];
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "done": true
                     *     }
                     */
                    "application/json": components["schemas"]["DoneTold"];
                };
            };
            /** @description Bad request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "karczma:seat-taken",
                     *       "title": "Seat 2 is taken.",
                     *       "status": 400
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not a guest yet: come in first */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "karczma:seat-taken",
                     *       "title": "Seat 2 is taken.",
                     *       "status": 401
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not for you */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "karczma:seat-taken",
                     *       "title": "Seat 2 is taken.",
                     *       "status": 403
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "karczma:seat-taken",
                     *       "title": "Seat 2 is taken.",
                     *       "status": 404
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Method not allowed */
            405: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "karczma:seat-taken",
                     *       "title": "Seat 2 is taken.",
                     *       "status": 405
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not possible right now */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "karczma:seat-taken",
                     *       "title": "Seat 2 is taken.",
                     *       "status": 409
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "karczma:seat-taken",
                     *       "title": "Seat 2 is taken.",
                     *       "status": 413
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description JSON only */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "karczma:seat-taken",
                     *       "title": "Seat 2 is taken.",
                     *       "status": 415
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Wrong format */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "karczma:seat-taken",
                     *       "title": "Seat 2 is taken.",
                     *       "status": 422
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "karczma:seat-taken",
                     *       "title": "Seat 2 is taken.",
                     *       "status": 429
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not available now */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "karczma:seat-taken",
                     *       "title": "Seat 2 is taken.",
                     *       "status": 503
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    hints_used: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "seat": 0,
                     *         "position": 4,
                     *         "help": "advice"
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["HintTold"][];
                };
            };
            /** @description Bad request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "karczma:seat-taken",
                     *       "title": "Seat 2 is taken.",
                     *       "status": 400
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not a guest yet: come in first */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "karczma:seat-taken",
                     *       "title": "Seat 2 is taken.",
                     *       "status": 401
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not for you */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "karczma:seat-taken",
                     *       "title": "Seat 2 is taken.",
                     *       "status": 403
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "karczma:seat-taken",
                     *       "title": "Seat 2 is taken.",
                     *       "status": 404
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Method not allowed */
            405: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "karczma:seat-taken",
                     *       "title": "Seat 2 is taken.",
                     *       "status": 405
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not possible right now */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "karczma:seat-taken",
                     *       "title": "Seat 2 is taken.",
                     *       "status": 409
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "karczma:seat-taken",
                     *       "title": "Seat 2 is taken.",
                     *       "status": 413
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description JSON only */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "karczma:seat-taken",
                     *       "title": "Seat 2 is taken.",
                     *       "status": 415
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Wrong format */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "karczma:seat-taken",
                     *       "title": "Seat 2 is taken.",
                     *       "status": 422
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "karczma:seat-taken",
                     *       "title": "Seat 2 is taken.",
                     *       "status": 429
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not available now */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "karczma:seat-taken",
                     *       "title": "Seat 2 is taken.",
                     *       "status": 503
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    invite: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Invite"];
            };
        };
        responses: {
            /** @description Success */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "p0f2mZ3S1tq9yB6cKx8vLr4wJd7hNeUaGiToQsMfXkA"
                     *     }
                     */
                    "application/json": components["schemas"]["CodeTold"];
                };
            };
            /** @description Bad request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "karczma:seat-taken",
                     *       "title": "Seat 2 is taken.",
                     *       "status": 400
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not a guest yet: come in first */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "karczma:seat-taken",
                     *       "title": "Seat 2 is taken.",
                     *       "status": 401
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not for you */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "karczma:seat-taken",
                     *       "title": "Seat 2 is taken.",
                     *       "status": 403
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "karczma:seat-taken",
                     *       "title": "Seat 2 is taken.",
                     *       "status": 404
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Method not allowed */
            405: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "karczma:seat-taken",
                     *       "title": "Seat 2 is taken.",
                     *       "status": 405
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not possible right now */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "karczma:seat-taken",
                     *       "title": "Seat 2 is taken.",
                     *       "status": 409
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "karczma:seat-taken",
                     *       "title": "Seat 2 is taken.",
                     *       "status": 413
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description JSON only */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "karczma:seat-taken",
                     *       "title": "Seat 2 is taken.",
                     *       "status": 415
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Wrong format */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "karczma:seat-taken",
                     *       "title": "Seat 2 is taken.",
                     *       "status": 422
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "karczma:seat-taken",
                     *       "title": "Seat 2 is taken.",
                     *       "status": 429
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not available now */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "karczma:seat-taken",
                     *       "title": "Seat 2 is taken.",
                     *       "status": 503
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    join: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Join"];
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "k7Qm2ZxTt0cVbRs9",
                     *       "game": "kajko",
                     *       "options": {
                     *         "dusigrosz": false,
                     *         "first_player": "random"
                     *       },
                     *       "pack": "default",
                     *       "language": "pl",
                     *       "listed": true,
                     *       "pace": {
                     *         "kind": "none",
                     *         "seconds": 0,
                     *         "increment": 0,
                     *         "days": 0
                     *       },
                     *       "stage": "running",
                     *       "chairs": [
                     *         {
                     *           "kind": "person",
                     *           "name": "Ania",
                     *           "language": "pl",
                     *           "level": "",
                     *           "stand_in": false,
                     *           "left": 0,
                     *           "since": 1760000000000,
                     *           "host": true,
                     *           "golem": "",
                     *           "temperament": "",
                     *           "about": ""
                     *         },
                     *         {
                     *           "kind": "bot",
                     *           "name": "Łomot",
                     *           "language": "",
                     *           "level": "regular",
                     *           "stand_in": false,
                     *           "left": 0,
                     *           "since": 0,
                     *           "host": false,
                     *           "golem": "thumper",
                     *           "temperament": "bold",
                     *           "about": "Breaks the gate down first, then checks whether it was locked."
                     *         }
                     *       ],
                     *       "created": 1760000000000,
                     *       "fingerprint": "d4735e3a265e16eee03f59718b9b5d03019c07d8b6c51f90da3a666eec13ab35",
                     *       "position": 1,
                     *       "rematch": "",
                     *       "imported": false,
                     *       "watched": false,
                     *       "lesson": "",
                     *       "chapter": 0,
                     *       "hints": true,
                     *       "seq": 3,
                     *       "seats": [
                     *         0
                     *       ],
                     *       "host": true
                     *     }
                     */
                    "application/json": components["schemas"]["TableForMe"];
                };
            };
            /** @description Bad request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "karczma:seat-taken",
                     *       "title": "Seat 2 is taken.",
                     *       "status": 400
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not a guest yet: come in first */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "karczma:seat-taken",
                     *       "title": "Seat 2 is taken.",
                     *       "status": 401
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not for you */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "karczma:seat-taken",
                     *       "title": "Seat 2 is taken.",
                     *       "status": 403
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "karczma:seat-taken",
                     *       "title": "Seat 2 is taken.",
                     *       "status": 404
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Method not allowed */
            405: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "karczma:seat-taken",
                     *       "title": "Seat 2 is taken.",
                     *       "status": 405
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not possible right now */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "karczma:seat-taken",
                     *       "title": "Seat 2 is taken.",
                     *       "status": 409
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "karczma:seat-taken",
                     *       "title": "Seat 2 is taken.",
                     *       "status": 413
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description JSON only */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "karczma:seat-taken",
                     *       "title": "Seat 2 is taken.",
                     *       "status": 415
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Wrong format */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "karczma:seat-taken",
                     *       "title": "Seat 2 is taken.",
                     *       "status": 422
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "karczma:seat-taken",
                     *       "title": "Seat 2 is taken.",
                     *       "status": 429
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not available now */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "karczma:seat-taken",
                     *       "title": "Seat 2 is taken.",
                     *       "status": 503
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    record: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "karczma": 1,
                     *       "game": "kajko",
                     *       "rules": 1,
                     *       "pack": "default",
                     *       "pack_hash": "d4735e3a265e16eee03f59718b9b5d03019c07d8b6c51f90da3a666eec13ab35",
                     *       "seats": 2,
                     *       "options": {
                     *         "dusigrosz": false
                     *       },
                     *       "seed": "2",
                     *       "length": 1,
                     *       "moves": [
                     *         {
                     *           "seat": 1,
                     *           "do": [
                     *             "adventure",
                     *             "stack_5a"
                     *           ],
                     *           "hash": "d4735e3a265e16eee03f59718b9b5d03019c07d8b6c51f90da3a666eec13ab35"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["Record"] | components["schemas"]["Unfinished"];
                };
            };
            /** @description Bad request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "karczma:seat-taken",
                     *       "title": "Seat 2 is taken.",
                     *       "status": 400
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not a guest yet: come in first */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "karczma:seat-taken",
                     *       "title": "Seat 2 is taken.",
                     *       "status": 401
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not for you */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "karczma:seat-taken",
                     *       "title": "Seat 2 is taken.",
                     *       "status": 403
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "karczma:seat-taken",
                     *       "title": "Seat 2 is taken.",
                     *       "status": 404
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Method not allowed */
            405: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "karczma:seat-taken",
                     *       "title": "Seat 2 is taken.",
                     *       "status": 405
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not possible right now */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "karczma:seat-taken",
                     *       "title": "Seat 2 is taken.",
                     *       "status": 409
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "karczma:seat-taken",
                     *       "title": "Seat 2 is taken.",
                     *       "status": 413
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description JSON only */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "karczma:seat-taken",
                     *       "title": "Seat 2 is taken.",
                     *       "status": 415
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Wrong format */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "karczma:seat-taken",
                     *       "title": "Seat 2 is taken.",
                     *       "status": 422
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "karczma:seat-taken",
                     *       "title": "Seat 2 is taken.",
                     *       "status": 429
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not available now */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "karczma:seat-taken",
                     *       "title": "Seat 2 is taken.",
                     *       "status": 503
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    rematch: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Nothing"];
            };
        };
        responses: {
            /** @description Success */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "k7Qm2ZxTt0cVbRs9",
                     *       "game": "kajko",
                     *       "options": {
                     *         "dusigrosz": false,
                     *         "first_player": "random"
                     *       },
                     *       "pack": "default",
                     *       "language": "pl",
                     *       "listed": true,
                     *       "pace": {
                     *         "kind": "none",
                     *         "seconds": 0,
                     *         "increment": 0,
                     *         "days": 0
                     *       },
                     *       "stage": "running",
                     *       "chairs": [
                     *         {
                     *           "kind": "person",
                     *           "name": "Ania",
                     *           "language": "pl",
                     *           "level": "",
                     *           "stand_in": false,
                     *           "left": 0,
                     *           "since": 1760000000000,
                     *           "host": true,
                     *           "golem": "",
                     *           "temperament": "",
                     *           "about": ""
                     *         },
                     *         {
                     *           "kind": "bot",
                     *           "name": "Łomot",
                     *           "language": "",
                     *           "level": "regular",
                     *           "stand_in": false,
                     *           "left": 0,
                     *           "since": 0,
                     *           "host": false,
                     *           "golem": "thumper",
                     *           "temperament": "bold",
                     *           "about": "Breaks the gate down first, then checks whether it was locked."
                     *         }
                     *       ],
                     *       "created": 1760000000000,
                     *       "fingerprint": "d4735e3a265e16eee03f59718b9b5d03019c07d8b6c51f90da3a666eec13ab35",
                     *       "position": 1,
                     *       "rematch": "",
                     *       "imported": false,
                     *       "watched": false,
                     *       "lesson": "",
                     *       "chapter": 0,
                     *       "hints": true,
                     *       "seq": 3,
                     *       "seats": [
                     *         0
                     *       ],
                     *       "host": true
                     *     }
                     */
                    "application/json": components["schemas"]["TableForMe"];
                };
            };
            /** @description Bad request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "karczma:seat-taken",
                     *       "title": "Seat 2 is taken.",
                     *       "status": 400
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not a guest yet: come in first */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "karczma:seat-taken",
                     *       "title": "Seat 2 is taken.",
                     *       "status": 401
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not for you */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "karczma:seat-taken",
                     *       "title": "Seat 2 is taken.",
                     *       "status": 403
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "karczma:seat-taken",
                     *       "title": "Seat 2 is taken.",
                     *       "status": 404
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Method not allowed */
            405: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "karczma:seat-taken",
                     *       "title": "Seat 2 is taken.",
                     *       "status": 405
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not possible right now */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "karczma:seat-taken",
                     *       "title": "Seat 2 is taken.",
                     *       "status": 409
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "karczma:seat-taken",
                     *       "title": "Seat 2 is taken.",
                     *       "status": 413
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description JSON only */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "karczma:seat-taken",
                     *       "title": "Seat 2 is taken.",
                     *       "status": 415
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Wrong format */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "karczma:seat-taken",
                     *       "title": "Seat 2 is taken.",
                     *       "status": 422
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "karczma:seat-taken",
                     *       "title": "Seat 2 is taken.",
                     *       "status": 429
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not available now */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "karczma:seat-taken",
                     *       "title": "Seat 2 is taken.",
                     *       "status": 503
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    set_chair: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
                seat: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SetChair"];
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "k7Qm2ZxTt0cVbRs9",
                     *       "game": "kajko",
                     *       "options": {
                     *         "dusigrosz": false,
                     *         "first_player": "random"
                     *       },
                     *       "pack": "default",
                     *       "language": "pl",
                     *       "listed": true,
                     *       "pace": {
                     *         "kind": "none",
                     *         "seconds": 0,
                     *         "increment": 0,
                     *         "days": 0
                     *       },
                     *       "stage": "running",
                     *       "chairs": [
                     *         {
                     *           "kind": "person",
                     *           "name": "Ania",
                     *           "language": "pl",
                     *           "level": "",
                     *           "stand_in": false,
                     *           "left": 0,
                     *           "since": 1760000000000,
                     *           "host": true,
                     *           "golem": "",
                     *           "temperament": "",
                     *           "about": ""
                     *         },
                     *         {
                     *           "kind": "bot",
                     *           "name": "Łomot",
                     *           "language": "",
                     *           "level": "regular",
                     *           "stand_in": false,
                     *           "left": 0,
                     *           "since": 0,
                     *           "host": false,
                     *           "golem": "thumper",
                     *           "temperament": "bold",
                     *           "about": "Breaks the gate down first, then checks whether it was locked."
                     *         }
                     *       ],
                     *       "created": 1760000000000,
                     *       "fingerprint": "d4735e3a265e16eee03f59718b9b5d03019c07d8b6c51f90da3a666eec13ab35",
                     *       "position": 1,
                     *       "rematch": "",
                     *       "imported": false,
                     *       "watched": false,
                     *       "lesson": "",
                     *       "chapter": 0,
                     *       "hints": true,
                     *       "seq": 3,
                     *       "seats": [
                     *         0
                     *       ],
                     *       "host": true
                     *     }
                     */
                    "application/json": components["schemas"]["TableForMe"];
                };
            };
            /** @description Bad request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "karczma:seat-taken",
                     *       "title": "Seat 2 is taken.",
                     *       "status": 400
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not a guest yet: come in first */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "karczma:seat-taken",
                     *       "title": "Seat 2 is taken.",
                     *       "status": 401
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not for you */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "karczma:seat-taken",
                     *       "title": "Seat 2 is taken.",
                     *       "status": 403
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "karczma:seat-taken",
                     *       "title": "Seat 2 is taken.",
                     *       "status": 404
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Method not allowed */
            405: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "karczma:seat-taken",
                     *       "title": "Seat 2 is taken.",
                     *       "status": 405
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not possible right now */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "karczma:seat-taken",
                     *       "title": "Seat 2 is taken.",
                     *       "status": 409
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "karczma:seat-taken",
                     *       "title": "Seat 2 is taken.",
                     *       "status": 413
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description JSON only */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "karczma:seat-taken",
                     *       "title": "Seat 2 is taken.",
                     *       "status": 415
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Wrong format */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "karczma:seat-taken",
                     *       "title": "Seat 2 is taken.",
                     *       "status": 422
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "karczma:seat-taken",
                     *       "title": "Seat 2 is taken.",
                     *       "status": 429
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not available now */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "karczma:seat-taken",
                     *       "title": "Seat 2 is taken.",
                     *       "status": 503
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    leave: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
                seat: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Nothing"];
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "k7Qm2ZxTt0cVbRs9",
                     *       "game": "kajko",
                     *       "options": {
                     *         "dusigrosz": false,
                     *         "first_player": "random"
                     *       },
                     *       "pack": "default",
                     *       "language": "pl",
                     *       "listed": true,
                     *       "pace": {
                     *         "kind": "none",
                     *         "seconds": 0,
                     *         "increment": 0,
                     *         "days": 0
                     *       },
                     *       "stage": "running",
                     *       "chairs": [
                     *         {
                     *           "kind": "person",
                     *           "name": "Ania",
                     *           "language": "pl",
                     *           "level": "",
                     *           "stand_in": false,
                     *           "left": 0,
                     *           "since": 1760000000000,
                     *           "host": true,
                     *           "golem": "",
                     *           "temperament": "",
                     *           "about": ""
                     *         },
                     *         {
                     *           "kind": "bot",
                     *           "name": "Łomot",
                     *           "language": "",
                     *           "level": "regular",
                     *           "stand_in": false,
                     *           "left": 0,
                     *           "since": 0,
                     *           "host": false,
                     *           "golem": "thumper",
                     *           "temperament": "bold",
                     *           "about": "Breaks the gate down first, then checks whether it was locked."
                     *         }
                     *       ],
                     *       "created": 1760000000000,
                     *       "fingerprint": "d4735e3a265e16eee03f59718b9b5d03019c07d8b6c51f90da3a666eec13ab35",
                     *       "position": 1,
                     *       "rematch": "",
                     *       "imported": false,
                     *       "watched": false,
                     *       "lesson": "",
                     *       "chapter": 0,
                     *       "hints": true,
                     *       "seq": 3,
                     *       "seats": [
                     *         0
                     *       ],
                     *       "host": true
                     *     }
                     */
                    "application/json": components["schemas"]["TableForMe"];
                };
            };
            /** @description Bad request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "karczma:seat-taken",
                     *       "title": "Seat 2 is taken.",
                     *       "status": 400
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not a guest yet: come in first */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "karczma:seat-taken",
                     *       "title": "Seat 2 is taken.",
                     *       "status": 401
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not for you */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "karczma:seat-taken",
                     *       "title": "Seat 2 is taken.",
                     *       "status": 403
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "karczma:seat-taken",
                     *       "title": "Seat 2 is taken.",
                     *       "status": 404
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Method not allowed */
            405: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "karczma:seat-taken",
                     *       "title": "Seat 2 is taken.",
                     *       "status": 405
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not possible right now */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "karczma:seat-taken",
                     *       "title": "Seat 2 is taken.",
                     *       "status": 409
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "karczma:seat-taken",
                     *       "title": "Seat 2 is taken.",
                     *       "status": 413
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description JSON only */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "karczma:seat-taken",
                     *       "title": "Seat 2 is taken.",
                     *       "status": 415
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Wrong format */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "karczma:seat-taken",
                     *       "title": "Seat 2 is taken.",
                     *       "status": 422
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "karczma:seat-taken",
                     *       "title": "Seat 2 is taken.",
                     *       "status": 429
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not available now */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "karczma:seat-taken",
                     *       "title": "Seat 2 is taken.",
                     *       "status": 503
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    start: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Nothing"];
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "k7Qm2ZxTt0cVbRs9",
                     *       "game": "kajko",
                     *       "options": {
                     *         "dusigrosz": false,
                     *         "first_player": "random"
                     *       },
                     *       "pack": "default",
                     *       "language": "pl",
                     *       "listed": true,
                     *       "pace": {
                     *         "kind": "none",
                     *         "seconds": 0,
                     *         "increment": 0,
                     *         "days": 0
                     *       },
                     *       "stage": "running",
                     *       "chairs": [
                     *         {
                     *           "kind": "person",
                     *           "name": "Ania",
                     *           "language": "pl",
                     *           "level": "",
                     *           "stand_in": false,
                     *           "left": 0,
                     *           "since": 1760000000000,
                     *           "host": true,
                     *           "golem": "",
                     *           "temperament": "",
                     *           "about": ""
                     *         },
                     *         {
                     *           "kind": "bot",
                     *           "name": "Łomot",
                     *           "language": "",
                     *           "level": "regular",
                     *           "stand_in": false,
                     *           "left": 0,
                     *           "since": 0,
                     *           "host": false,
                     *           "golem": "thumper",
                     *           "temperament": "bold",
                     *           "about": "Breaks the gate down first, then checks whether it was locked."
                     *         }
                     *       ],
                     *       "created": 1760000000000,
                     *       "fingerprint": "d4735e3a265e16eee03f59718b9b5d03019c07d8b6c51f90da3a666eec13ab35",
                     *       "position": 1,
                     *       "rematch": "",
                     *       "imported": false,
                     *       "watched": false,
                     *       "lesson": "",
                     *       "chapter": 0,
                     *       "hints": true,
                     *       "seq": 3,
                     *       "seats": [
                     *         0
                     *       ],
                     *       "host": true
                     *     }
                     */
                    "application/json": components["schemas"]["TableForMe"];
                };
            };
            /** @description Bad request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "karczma:seat-taken",
                     *       "title": "Seat 2 is taken.",
                     *       "status": 400
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not a guest yet: come in first */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "karczma:seat-taken",
                     *       "title": "Seat 2 is taken.",
                     *       "status": 401
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not for you */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "karczma:seat-taken",
                     *       "title": "Seat 2 is taken.",
                     *       "status": 403
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "karczma:seat-taken",
                     *       "title": "Seat 2 is taken.",
                     *       "status": 404
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Method not allowed */
            405: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "karczma:seat-taken",
                     *       "title": "Seat 2 is taken.",
                     *       "status": 405
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not possible right now */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "karczma:seat-taken",
                     *       "title": "Seat 2 is taken.",
                     *       "status": 409
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "karczma:seat-taken",
                     *       "title": "Seat 2 is taken.",
                     *       "status": 413
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description JSON only */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "karczma:seat-taken",
                     *       "title": "Seat 2 is taken.",
                     *       "status": 415
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Wrong format */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "karczma:seat-taken",
                     *       "title": "Seat 2 is taken.",
                     *       "status": 422
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "karczma:seat-taken",
                     *       "title": "Seat 2 is taken.",
                     *       "status": 429
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not available now */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "karczma:seat-taken",
                     *       "title": "Seat 2 is taken.",
                     *       "status": 503
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    told: {
        parameters: {
            query?: {
                language?: "en" | "pl";
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "length": 1,
                     *       "rounds": [
                     *         {
                     *           "text": "Round 1",
                     *           "position": 1,
                     *           "event": 0
                     *         }
                     *       ],
                     *       "turns": [
                     *         {
                     *           "seat": -1
                     *         },
                     *         {
                     *           "seat": 1
                     *         }
                     *       ],
                     *       "steps": [
                     *         {
                     *           "position": 0,
                     *           "seat": -1,
                     *           "turn": 0,
                     *           "events": [
                     *             {
                     *               "seat": 1,
                     *               "text": "Łomot begins."
                     *             }
                     *           ],
                     *           "totals": [
                     *             0,
                     *             0
                     *           ]
                     *         },
                     *         {
                     *           "position": 1,
                     *           "seat": 1,
                     *           "turn": 1,
                     *           "events": [
                     *             {
                     *               "seat": 1,
                     *               "text": "Łomot: a coin."
                     *             }
                     *           ],
                     *           "totals": [
                     *             0,
                     *             1
                     *           ]
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["StoryTold"];
                };
            };
            /** @description Bad request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "karczma:seat-taken",
                     *       "title": "Seat 2 is taken.",
                     *       "status": 400
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not a guest yet: come in first */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "karczma:seat-taken",
                     *       "title": "Seat 2 is taken.",
                     *       "status": 401
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not for you */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "karczma:seat-taken",
                     *       "title": "Seat 2 is taken.",
                     *       "status": 403
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "karczma:seat-taken",
                     *       "title": "Seat 2 is taken.",
                     *       "status": 404
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Method not allowed */
            405: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "karczma:seat-taken",
                     *       "title": "Seat 2 is taken.",
                     *       "status": 405
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not possible right now */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "karczma:seat-taken",
                     *       "title": "Seat 2 is taken.",
                     *       "status": 409
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "karczma:seat-taken",
                     *       "title": "Seat 2 is taken.",
                     *       "status": 413
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description JSON only */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "karczma:seat-taken",
                     *       "title": "Seat 2 is taken.",
                     *       "status": 415
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Wrong format */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "karczma:seat-taken",
                     *       "title": "Seat 2 is taken.",
                     *       "status": 422
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "karczma:seat-taken",
                     *       "title": "Seat 2 is taken.",
                     *       "status": 429
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not available now */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "karczma:seat-taken",
                     *       "title": "Seat 2 is taken.",
                     *       "status": 503
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    watch: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UseCode"];
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "k7Qm2ZxTt0cVbRs9",
                     *       "game": "kajko",
                     *       "options": {
                     *         "dusigrosz": false,
                     *         "first_player": "random"
                     *       },
                     *       "pack": "default",
                     *       "language": "pl",
                     *       "listed": true,
                     *       "pace": {
                     *         "kind": "none",
                     *         "seconds": 0,
                     *         "increment": 0,
                     *         "days": 0
                     *       },
                     *       "stage": "running",
                     *       "chairs": [
                     *         {
                     *           "kind": "person",
                     *           "name": "Ania",
                     *           "language": "pl",
                     *           "level": "",
                     *           "stand_in": false,
                     *           "left": 0,
                     *           "since": 1760000000000,
                     *           "host": true,
                     *           "golem": "",
                     *           "temperament": "",
                     *           "about": ""
                     *         },
                     *         {
                     *           "kind": "bot",
                     *           "name": "Łomot",
                     *           "language": "",
                     *           "level": "regular",
                     *           "stand_in": false,
                     *           "left": 0,
                     *           "since": 0,
                     *           "host": false,
                     *           "golem": "thumper",
                     *           "temperament": "bold",
                     *           "about": "Breaks the gate down first, then checks whether it was locked."
                     *         }
                     *       ],
                     *       "created": 1760000000000,
                     *       "fingerprint": "d4735e3a265e16eee03f59718b9b5d03019c07d8b6c51f90da3a666eec13ab35",
                     *       "position": 1,
                     *       "rematch": "",
                     *       "imported": false,
                     *       "watched": false,
                     *       "lesson": "",
                     *       "chapter": 0,
                     *       "hints": true,
                     *       "seq": 3,
                     *       "seats": [],
                     *       "host": false
                     *     }
                     */
                    "application/json": components["schemas"]["TableForMe"];
                };
            };
            /** @description Bad request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "karczma:seat-taken",
                     *       "title": "Seat 2 is taken.",
                     *       "status": 400
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not a guest yet: come in first */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "karczma:seat-taken",
                     *       "title": "Seat 2 is taken.",
                     *       "status": 401
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not for you */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "karczma:seat-taken",
                     *       "title": "Seat 2 is taken.",
                     *       "status": 403
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "karczma:seat-taken",
                     *       "title": "Seat 2 is taken.",
                     *       "status": 404
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Method not allowed */
            405: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "karczma:seat-taken",
                     *       "title": "Seat 2 is taken.",
                     *       "status": 405
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not possible right now */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "karczma:seat-taken",
                     *       "title": "Seat 2 is taken.",
                     *       "status": 409
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "karczma:seat-taken",
                     *       "title": "Seat 2 is taken.",
                     *       "status": 413
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description JSON only */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "karczma:seat-taken",
                     *       "title": "Seat 2 is taken.",
                     *       "status": 415
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Wrong format */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "karczma:seat-taken",
                     *       "title": "Seat 2 is taken.",
                     *       "status": 422
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "karczma:seat-taken",
                     *       "title": "Seat 2 is taken.",
                     *       "status": 429
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not available now */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "karczma:seat-taken",
                     *       "title": "Seat 2 is taken.",
                     *       "status": 503
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    give_watch_link: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Nothing"];
            };
        };
        responses: {
            /** @description Success */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "p0f2mZ3S1tq9yB6cKx8vLr4wJd7hNeUaGiToQsMfXkA"
                     *     }
                     */
                    "application/json": components["schemas"]["CodeTold"];
                };
            };
            /** @description Bad request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "karczma:seat-taken",
                     *       "title": "Seat 2 is taken.",
                     *       "status": 400
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not a guest yet: come in first */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "karczma:seat-taken",
                     *       "title": "Seat 2 is taken.",
                     *       "status": 401
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not for you */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "karczma:seat-taken",
                     *       "title": "Seat 2 is taken.",
                     *       "status": 403
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "karczma:seat-taken",
                     *       "title": "Seat 2 is taken.",
                     *       "status": 404
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Method not allowed */
            405: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "karczma:seat-taken",
                     *       "title": "Seat 2 is taken.",
                     *       "status": 405
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not possible right now */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "karczma:seat-taken",
                     *       "title": "Seat 2 is taken.",
                     *       "status": 409
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "karczma:seat-taken",
                     *       "title": "Seat 2 is taken.",
                     *       "status": 413
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description JSON only */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "karczma:seat-taken",
                     *       "title": "Seat 2 is taken.",
                     *       "status": 415
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Wrong format */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "karczma:seat-taken",
                     *       "title": "Seat 2 is taken.",
                     *       "status": 422
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "karczma:seat-taken",
                     *       "title": "Seat 2 is taken.",
                     *       "status": 429
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not available now */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "karczma:seat-taken",
                     *       "title": "Seat 2 is taken.",
                     *       "status": 503
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    withdraw_watch_link: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Nothing"];
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "k7Qm2ZxTt0cVbRs9",
                     *       "game": "kajko",
                     *       "options": {
                     *         "dusigrosz": false,
                     *         "first_player": "random"
                     *       },
                     *       "pack": "default",
                     *       "language": "pl",
                     *       "listed": true,
                     *       "pace": {
                     *         "kind": "none",
                     *         "seconds": 0,
                     *         "increment": 0,
                     *         "days": 0
                     *       },
                     *       "stage": "running",
                     *       "chairs": [
                     *         {
                     *           "kind": "person",
                     *           "name": "Ania",
                     *           "language": "pl",
                     *           "level": "",
                     *           "stand_in": false,
                     *           "left": 0,
                     *           "since": 1760000000000,
                     *           "host": true,
                     *           "golem": "",
                     *           "temperament": "",
                     *           "about": ""
                     *         },
                     *         {
                     *           "kind": "bot",
                     *           "name": "Łomot",
                     *           "language": "",
                     *           "level": "regular",
                     *           "stand_in": false,
                     *           "left": 0,
                     *           "since": 0,
                     *           "host": false,
                     *           "golem": "thumper",
                     *           "temperament": "bold",
                     *           "about": "Breaks the gate down first, then checks whether it was locked."
                     *         }
                     *       ],
                     *       "created": 1760000000000,
                     *       "fingerprint": "d4735e3a265e16eee03f59718b9b5d03019c07d8b6c51f90da3a666eec13ab35",
                     *       "position": 1,
                     *       "rematch": "",
                     *       "imported": false,
                     *       "watched": false,
                     *       "lesson": "",
                     *       "chapter": 0,
                     *       "hints": true,
                     *       "seq": 3,
                     *       "seats": [
                     *         0
                     *       ],
                     *       "host": true
                     *     }
                     */
                    "application/json": components["schemas"]["TableForMe"];
                };
            };
            /** @description Bad request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "karczma:seat-taken",
                     *       "title": "Seat 2 is taken.",
                     *       "status": 400
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not a guest yet: come in first */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "karczma:seat-taken",
                     *       "title": "Seat 2 is taken.",
                     *       "status": 401
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not for you */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "karczma:seat-taken",
                     *       "title": "Seat 2 is taken.",
                     *       "status": 403
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "karczma:seat-taken",
                     *       "title": "Seat 2 is taken.",
                     *       "status": 404
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Method not allowed */
            405: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "karczma:seat-taken",
                     *       "title": "Seat 2 is taken.",
                     *       "status": 405
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not possible right now */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "karczma:seat-taken",
                     *       "title": "Seat 2 is taken.",
                     *       "status": 409
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "karczma:seat-taken",
                     *       "title": "Seat 2 is taken.",
                     *       "status": 413
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description JSON only */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "karczma:seat-taken",
                     *       "title": "Seat 2 is taken.",
                     *       "status": 415
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Wrong format */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "karczma:seat-taken",
                     *       "title": "Seat 2 is taken.",
                     *       "status": 422
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "karczma:seat-taken",
                     *       "title": "Seat 2 is taken.",
                     *       "status": 429
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not available now */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "karczma:seat-taken",
                     *       "title": "Seat 2 is taken.",
                     *       "status": 503
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    ticket: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Nothing"];
            };
        };
        responses: {
            /** @description Success */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "ticket": "NWYxYzBl.c2lnbmVk"
                     *     }
                     */
                    "application/json": components["schemas"]["TicketTold"];
                };
            };
            /** @description Bad request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "karczma:seat-taken",
                     *       "title": "Seat 2 is taken.",
                     *       "status": 400
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not a guest yet: come in first */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "karczma:seat-taken",
                     *       "title": "Seat 2 is taken.",
                     *       "status": 401
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not for you */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "karczma:seat-taken",
                     *       "title": "Seat 2 is taken.",
                     *       "status": 403
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "karczma:seat-taken",
                     *       "title": "Seat 2 is taken.",
                     *       "status": 404
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Method not allowed */
            405: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "karczma:seat-taken",
                     *       "title": "Seat 2 is taken.",
                     *       "status": 405
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not possible right now */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "karczma:seat-taken",
                     *       "title": "Seat 2 is taken.",
                     *       "status": 409
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "karczma:seat-taken",
                     *       "title": "Seat 2 is taken.",
                     *       "status": 413
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description JSON only */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "karczma:seat-taken",
                     *       "title": "Seat 2 is taken.",
                     *       "status": 415
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Wrong format */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "karczma:seat-taken",
                     *       "title": "Seat 2 is taken.",
                     *       "status": 422
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "karczma:seat-taken",
                     *       "title": "Seat 2 is taken.",
                     *       "status": 429
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not available now */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "karczma:seat-taken",
                     *       "title": "Seat 2 is taken.",
                     *       "status": 503
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
}
